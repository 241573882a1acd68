import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { centreName } from '@portal/shared-api/centre';
import { languages, languageTag, type Language } from '@portal/shared-api/languages';
import type { FastifyInstance } from 'fastify';

/** The pictures messengers show for a link, 1200 by 630 pixels. Another centre replaces them. */
const read = (language: Language) => readFileSync(new URL(`cards/${language}.png`, import.meta.url));

const cards = languages.map((language) => {
  const content = read(language);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { language, content, path: `/share-card.${languageTag[language]}.${version}.png` };
});

/** The tags that name a page's card. They need absolute addresses. */
export function cardTags(address: string, language: Language): [property: string, content: string][] {
  const card = cards.find((one) => one.language === language)!;
  return [
    ['og:image', `${address}${card.path}`],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', centreName[language]],
  ];
}

/** Their addresses change with their content, so they can be cached forever. */
export function serveShareCards(app: FastifyInstance): void {
  for (const { path, content } of cards)
    app.get(path, (_request, reply) =>
      reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type('image/png')
        .send(content),
    );
}
