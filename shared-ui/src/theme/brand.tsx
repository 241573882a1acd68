import { branchNames, centreName } from '@portal/shared-api/centre';
import type { Text } from '@portal/shared-api/languages';

/** The centre behind this portal. Another centre only replaces this file and the contract's `centre.ts`. */
export interface Branch {
  /** As in the branches table. */
  branchName: string;
  name: Text;
  address: Text;
  /** As people read it. */
  phone: string;
  /** For `tel:` links. */
  phoneLink: string;
  mapUrl: string;
}

const mapUrl = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** Name, branches and contacts of the centre. */
export const brand = {
  name: centreName,
  /** At the top of the dashboard. */
  productName: centreName,
  tagline: { en: 'Tuition and daycare in Penang', ch: '槟城补习与安亲' },
  branches: [
    {
      branchName: 'Georgetown',
      name: branchNames.Georgetown,
      address: {
        en: '88-1, Jalan Burma, 10050 George Town, Pulau Pinang',
        ch: '88-1, Jalan Burma, 10050 George Town, Pulau Pinang（车水路）',
      },
      phone: '04-210 4188',
      phoneLink: 'tel:+6042104188',
      mapUrl: mapUrl('Jalan Burma, 10050 George Town, Pulau Pinang'),
    },
    {
      branchName: 'Bayan Lepas',
      name: branchNames['Bayan Lepas'],
      address: {
        en: '12, Jalan Tengah, 11950 Bayan Lepas, Pulau Pinang',
        ch: '12, Jalan Tengah, 11950 Bayan Lepas, Pulau Pinang',
      },
      phone: '04-640 2188',
      phoneLink: 'tel:+6046402188',
      mapUrl: mapUrl('Jalan Tengah, 11950 Bayan Lepas, Pulau Pinang'),
    },
  ] satisfies Branch[],
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/sinarscholars' },
    { name: 'Instagram', url: 'https://www.instagram.com/sinarscholars' },
    { name: 'WhatsApp', url: 'https://wa.me/60121042188' },
  ],
} as const;

interface LogoProps {
  /** Pixels, both ways. */
  size?: number;
  /** For screen readers; omit if the name is beside it. */
  title?: string;
  className?: string;
}

/** The centre's logo: a sun rising out of an open book, in token colours. */
export const Logo = ({ size = 40, title, className }: LogoProps) => (
  <svg
    viewBox="0 0 48 48"
    width={size}
    height={size}
    className={className}
    {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
  >
    <path d="M13 27a11 11 0 0 1 22 0z" fill="var(--color-sunrise)" />
    <path
      d="M24 11V6M13.4 15.4 9.9 11.9M34.6 15.4l3.5-3.5"
      fill="none"
      stroke="var(--color-sunrise)"
      strokeWidth="3.2"
      strokeLinecap="round"
    />
    <path
      d="M24 31c-4.6-3.6-10.6-4.9-18.4-4.6A1.6 1.6 0 0 0 4 28v10a1.6 1.6 0 0 0 1.7 1.6c7-.4 12.9.9 18.3 4.4 5.4-3.5 11.3-4.8 18.3-4.4A1.6 1.6 0 0 0 44 38V28a1.6 1.6 0 0 0-1.6-1.6C34.6 26.1 28.6 27.4 24 31z"
      fill="var(--color-primary)"
    />
    <path d="M24 31v13" stroke="var(--color-paper)" strokeWidth="2.2" />
  </svg>
);
