import sharp from 'sharp';

/**
 * Pictures without text, since a machine may have no fonts. Shapes in the portal's colours, so that the demo data
 * needs no photos of people.
 */
const tones = ['#0F5C5C', '#F5A524', '#C8452D', '#1E7F4F', '#55636B', '#B25E00'];
const skins = ['#F2CFA9', '#E3B58C', '#C68E5F', '#8D5A36'];
const hairs = ['#2B2320', '#191515', '#4A2F22', '#7A7068'];

const drawn = (width: number, height: number, shapes: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`,
    ),
  )
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

export type Look = 'short' | 'long' | 'scarf';

/** A teacher's portrait. */
export function portrait(number: number, look: Look): Promise<Buffer> {
  const coat = tones[(number + 2) % tones.length]!;
  const skin = skins[number % skins.length]!;
  const hair = look === 'scarf' ? '#0F5C5C' : hairs[number % hairs.length]!;
  const behind = {
    short: `<ellipse cx="240" cy="206" rx="94" ry="88" fill="${hair}"/>`,
    long: `<path d="M240 110c-78 0-112 58-112 124v116h224V234c0-66-34-124-112-124z" fill="${hair}"/>`,
    scarf: `<path d="M240 104c-82 0-116 60-116 132 0 60-22 96-30 132h292c-8-36-30-72-30-132 0-72-34-132-116-132z" fill="${hair}"/>`,
  }[look];
  const fringe = `<path d="M158 232c0-64 34-94 82-94s82 30 82 94c-22-10-34-30-38-52-24 24-70 44-126 52z" fill="${hair}"/>`;
  const knot = `<path d="M160 300q80 76 160 0l16 62q-96 52-192 0z" fill="${hair}"/>`;
  const glasses =
    number % 3 === 0
      ? '<g fill="none" stroke="#1E2A2F" stroke-width="5"><circle cx="206" cy="242" r="26"/><circle cx="274" cy="242" r="26"/><path d="M232 242h16"/></g>'
      : '';
  return drawn(
    480,
    480,
    `<rect width="480" height="480" fill="#FBF8F3"/><circle cx="240" cy="250" r="210" fill="${tones[number % tones.length]}" opacity=".22"/>
    ${behind}<path d="M70 480c10-110 80-150 170-150s160 40 170 150z" fill="${coat}"/>
    <rect x="212" y="300" width="56" height="66" rx="26" fill="${skin}"/><ellipse cx="240" cy="240" rx="82" ry="96" fill="${skin}"/>
    ${look === 'scarf' ? knot : fringe}
    <circle cx="206" cy="242" r="7" fill="#1E2A2F"/><circle cx="274" cy="242" r="7" fill="#1E2A2F"/>${glasses}
    <path d="M212 284q28 22 56 0" fill="none" stroke="#7A3B2C" stroke-width="6" stroke-linecap="round"/>`,
  );
}

/** A wide portrait, shown before a video plays. */
export const poster = async (number: number, look: Look): Promise<Buffer> =>
  sharp(await portrait(number, look))
    .extend({ left: 187, right: 187, background: '#FBF8F3' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

const star = (x: number, y: number, half: number, color: string): string => {
  const corners = Array.from({ length: 10 }, (_, at) => {
    const [angle, reach] = [(Math.PI * at) / 5 - Math.PI / 2, at % 2 === 0 ? half : half * 0.42];
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${corners.join(' ')}" fill="${color}"/>`;
};

export const awardSize = { width: 960, height: 540 };

/** One of six kinds of award on its own background, with stars to tell it from the next of its kind. */
export function award(number: number): Promise<Buffer> {
  const tone = tones[number % tones.length]!;
  const confetti = Array.from({ length: 36 }, (_, at) => {
    const [x, y] = [(at * 97 + number * 53) % 960, (at * 61 + number * 29) % 540];
    return `<rect x="${x}" y="${y}" width="14" height="8" rx="3" fill="${tones[at % tones.length]}" opacity=".55" transform="rotate(${at * 37} ${x} ${y})"/>`;
  }).join('');
  const shapes = [
    '<path d="M380 130h200v110a100 100 0 0 1-200 0z" fill="#F5A524"/><path d="M380 150h-60a60 60 0 0 0 66 96M580 150h60a60 60 0 0 1-66 96" fill="none" stroke="#F5A524" stroke-width="20"/><path d="M462 335h36v50h-36z" fill="#B25E00"/><rect x="400" y="385" width="160" height="34" rx="8" fill="#1E2A2F"/>',
    '<path d="M410 100h60l30 130h-60zM550 100h-60l-30 130h60z" fill="#C8452D"/><circle cx="480" cy="310" r="104" fill="#F5A524"/><circle cx="480" cy="310" r="76" fill="#FBF8F3"/><path d="m480 250 18 38 42 6-30 29 7 42-37-20-37 20 7-42-30-29 42-6z" fill="#F5A524"/>',
    '<rect x="300" y="120" width="360" height="260" rx="12" fill="#FFFFFF" stroke="#0F5C5C" stroke-width="10"/><path d="M350 190h260M350 230h260M350 270h180" stroke="#55636B" stroke-width="12" stroke-linecap="round"/><circle cx="590" cy="330" r="44" fill="#C8452D"/><path d="m566 360-14 70 38-24 38 24-14-70z" fill="#C8452D"/>',
    '<rect x="405" y="210" width="150" height="190" fill="#0F5C5C"/><rect x="255" y="270" width="150" height="130" fill="#1E7F4F"/><rect x="555" y="310" width="150" height="90" fill="#B25E00"/><circle cx="480" cy="140" r="44" fill="#E3B58C"/><path d="M430 210q50-60 100 0z" fill="#C8452D"/>',
    '<path d="M300 160q90-40 180 20 90-60 180-20v220q-90-40-180 20-90-60-180-20z" fill="#FFFFFF" stroke="#0F5C5C" stroke-width="10" stroke-linejoin="round"/><path d="M480 180v220" stroke="#0F5C5C" stroke-width="8"/><path d="M340 220q60-16 110 10M340 270q60-16 110 10M510 230q50-26 110-10M510 280q50-26 110-10" fill="none" stroke="#55636B" stroke-width="10" stroke-linecap="round"/>',
    '<path d="M430 300l-40 130 90-44 90 44-40-130z" fill="#1E7F4F"/><circle cx="480" cy="230" r="120" fill="#1E7F4F"/><circle cx="480" cy="230" r="88" fill="#FBF8F3"/><path d="m436 232 32 32 60-66" fill="none" stroke="#1E7F4F" stroke-width="22" stroke-linecap="round" stroke-linejoin="round"/>',
  ];
  const count = 1 + Math.floor(number / shapes.length);
  const stars = Array.from({ length: count }, (_, at) =>
    star(480 + (at - (count - 1) / 2) * 64, 480, 26, tone),
  ).join('');
  return drawn(
    awardSize.width,
    awardSize.height,
    `<rect width="960" height="540" fill="#FBF8F3"/><circle cx="${360 + ((number * 83) % 240)}" cy="270" r="230" fill="${tone}" opacity=".26"/>${confetti}${shapes[number % shapes.length]}${stars}`,
  );
}

/** The picture of a subject: a book in its colour. */
export const book = (number: number): Promise<Buffer> =>
  drawn(
    320,
    320,
    `<rect width="320" height="320" fill="#FBF8F3"/><rect x="80" y="60" width="160" height="200" rx="10" fill="${tones[number % tones.length]}"/>
    <rect x="80" y="60" width="26" height="200" fill="#1E2A2F" opacity=".25"/><rect x="128" y="104" width="88" height="14" rx="7" fill="#FBF8F3"/><rect x="128" y="134" width="60" height="14" rx="7" fill="#FBF8F3" opacity=".7"/>`,
  );

/** A screenshot of a banking app without text. The hue makes each one different. */
export const bankScreen = (number: number): Promise<Buffer> =>
  drawn(
    270,
    480,
    `<rect width="270" height="480" fill="hsl(${number % 360} 45% 96%)"/><rect width="270" height="64" fill="hsl(${number % 360} 60% 35%)"/>
    <circle cx="135" cy="140" r="38" fill="#1E7F4F"/><path d="m117 140 13 14 24-28" fill="none" stroke="#FFF" stroke-width="8"/>
    ${[220, 262, 304, 346].map((y, at) => `<rect x="24" y="${y}" width="${90 + ((number * (at + 3)) % 60)}" height="12" rx="6" fill="#55636B"/><rect x="${170 + ((number + at) % 30)}" y="${y}" width="56" height="12" rx="6" fill="#1E2A2F"/>`).join('')}`,
  );
