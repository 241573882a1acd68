import { brand } from '@portal/shared-ui/brand';
import { useLanguage } from '@portal/shared-ui/i18n';
import { useCentres } from './use-centres.ts';

/** JSON without characters that could end its script element. */
const asScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The centres for search engines, as schema.org places (https://schema.org/ChildCare). */
export function StructuredData() {
  const language = useLanguage();
  const { centres } = useCentres();
  const name = brand.name[language];
  const organization = { '@id': '/#organization' };
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...organization,
        '@type': 'EducationalOrganization',
        name,
        url: '/',
        sameAs: brand.social.map(({ url }) => url),
      },
      ...centres.map((centre) => ({
        '@id': `/centres#${encodeURIComponent(centre.id)}`,
        '@type': 'ChildCare',
        name: `${name} ${centre.name}`,
        parentOrganization: organization,
        url: '/centres',
        address: {
          '@type': 'PostalAddress',
          streetAddress: centre.address,
          addressRegion: 'Pulau Pinang',
          addressCountry: 'MY',
        },
        telephone: centre.phoneLink.replace('tel:', '').replace(/^0/, '+60'),
        hasMap: centre.mapUrl,
        ...(centre.photoUrl ? { image: centre.photoUrl } : {}),
      })),
    ],
  };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScript(data) }} />;
}
