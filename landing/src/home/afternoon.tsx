import { Drawing } from '../site/drawing.tsx';

const Bag = ({ x, colour, flap }: { x: number; colour: string; flap: string }) => (
  <g>
    <path d={`M${x} 96v22`} stroke="var(--color-ink)" strokeWidth="5" strokeLinecap="round" />
    <circle cx={x} cy="94" r="8" fill="var(--color-orange-deep)" />
    <path d={`M${x - 14} 138c0-26 28-26 28 0`} fill="none" stroke={flap} strokeWidth="6" />
    <rect x={x - 44} y="134" width="88" height="110" rx="26" fill={colour} />
    <rect x={x - 32} y="188" width="64" height="44" rx="10" fill={flap} />
    <path d={`M${x - 32} 204h64`} stroke={colour} strokeWidth="4" />
    <path d={`M${x - 26} 160h52`} stroke={flap} strokeWidth="5" strokeLinecap="round" />
  </g>
);

const Shoes = ({ x, y, colour }: { x: number; y: number; colour: string }) => (
  <g>
    {[0, 46].map((offset) => (
      <g key={offset}>
        <path d={`M${x + offset} ${y}v-18c8 4 14 2 18-2 6 8 12 10 20 12 4 2 4 6 4 8z`} fill={colour} />
        <path d={`M${x + offset} ${y}h42v5h-42z`} fill="var(--color-surface)" />
      </g>
    ))}
  </g>
);

const Line = ({ y, width }: { y: number; width: number }) => (
  <g fill="none" strokeLinecap="round" strokeLinejoin="round">
    <path d={`m812 ${y} 9 9 17-20`} stroke="var(--color-green)" strokeWidth="7" />
    <path d={`M862 ${y}h${width}`} stroke="var(--color-slate)" strokeOpacity=".55" strokeWidth="7" />
  </g>
);

/** The entrance of the centre: bags on hooks, shoes on the rack, the day's list ticked off. */
export const Afternoon = ({ title, className }: { title?: string; className: string }) => (
  <Drawing width={1120} height={500} title={title} className={className}>
    <path d="M0 0h1120v500H0z" fill="var(--color-primary-tint)" />
    <path d="M0 420h1120v80H0z" fill="var(--color-orange-tint)" />
    <path d="M0 414h1120v8H0z" fill="var(--color-surface)" />
    <path d="M560 0h190L470 420H210zM790 0h70L580 420h-70z" fill="var(--color-sunrise)" fillOpacity=".16" />
    <rect x="90" y="84" width="600" height="18" rx="9" fill="var(--color-orange)" fillOpacity=".6" />
    <Bag x={160} colour="var(--color-coral)" flap="var(--color-coral-deep)" />
    <Bag x={274} colour="var(--color-primary)" flap="var(--color-primary-deep)" />
    <Bag x={388} colour="var(--color-sunrise)" flap="var(--color-orange)" />
    <Bag x={616} colour="var(--color-green)" flap="var(--color-green-deep)" />
    <circle cx="502" cy="94" r="8" fill="var(--color-orange-deep)" />
    <path
      d="M112 296h556v8H112zM112 356h556v8H112zM112 416h556v8H112zM112 290h10v140h-10zM658 290h10v140h-10z"
      fill="var(--color-orange-deep)"
      fillOpacity=".75"
    />
    <Shoes x={140} y={351} colour="var(--color-primary)" />
    <Shoes x={262} y={351} colour="var(--color-coral)" />
    <Shoes x={520} y={351} colour="var(--color-slate)" />
    <Shoes x={188} y={411} colour="var(--color-sunrise)" />
    <Shoes x={396} y={411} colour="var(--color-green)" />
    <Shoes x={528} y={411} colour="var(--color-primary)" />
    <rect
      x="772"
      y="84"
      width="270"
      height="232"
      rx="12"
      fill="var(--color-surface)"
      stroke="var(--color-orange)"
      strokeOpacity=".6"
      strokeWidth="10"
    />
    <Line y={132} width={120} />
    <Line y={176} width={94} />
    <Line y={220} width={136} />
    <Line y={264} width={78} />
    <path
      d="M996 420c-4-70-36-92-62-96 2 42 24 74 62 96zm2 0c-4-92 18-132 54-150 16 60 0 116-54 150zm0 0c20-54 50-70 82-68-6 42-34 64-82 68z"
      fill="var(--color-green)"
    />
    <path d="M950 408h100l-12 62h-76z" fill="var(--color-coral)" />
    <path d="M944 400h112v16H944z" fill="var(--color-coral-deep)" />
  </Drawing>
);
