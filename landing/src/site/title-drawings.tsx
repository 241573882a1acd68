import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';

const Ground = () => (
  <>
    <circle cx="250" cy="62" r="46" fill="var(--color-sunrise)" fillOpacity=".55" />
    <path d="M8 148h304" stroke="var(--color-orange)" strokeWidth="4" strokeLinecap="round" />
  </>
);

const Teachers = () => (
  <>
    <rect x="40" y="26" width="176" height="96" rx="8" fill="var(--color-primary-deep)" />
    <rect
      x="40"
      y="26"
      width="176"
      height="96"
      rx="8"
      fill="none"
      stroke="var(--color-orange)"
      strokeWidth="6"
    />
    <path
      d="M62 54h64M62 74h92M62 94h44M156 88l16-30 16 30z"
      fill="none"
      stroke="var(--color-surface)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M232 148v-22h56v22zM240 126v-18h44v18z" fill="var(--color-coral)" />
    <path d="M240 126h44" stroke="var(--color-coral-tint)" strokeWidth="4" />
  </>
);

const Achievements = () => (
  <>
    <path d="M112 24h96v44a48 48 0 0 1-96 0z" fill="var(--color-sunrise)" />
    <path
      d="M112 36H86a26 26 0 0 0 30 40M208 36h26a26 26 0 0 1-30 40"
      fill="none"
      stroke="var(--color-sunrise)"
      strokeWidth="9"
    />
    <path d="M152 112h16v20h-16z" fill="var(--color-orange)" />
    <rect x="126" y="130" width="68" height="18" rx="4" fill="var(--color-primary-deep)" />
    <path d="m160 40 7 14 15 2-11 11 3 15-14-7-14 7 3-15-11-11 15-2z" fill="var(--color-surface)" />
    <path
      d="M52 44l8 8M48 92h12M270 120l8-8M64 120l-8 6M286 96h10"
      stroke="var(--color-coral)"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>
);

const Testimonial = () => (
  <>
    <path
      d="M40 30h136a12 12 0 0 1 12 12v44a12 12 0 0 1-12 12H86l-26 24V98H40a12 12 0 0 1-12-12V42a12 12 0 0 1 12-12z"
      fill="var(--color-primary)"
    />
    <path d="M54 54h104M54 74h70" stroke="var(--color-surface)" strokeWidth="6" strokeLinecap="round" />
    <path
      d="M200 74h76a10 10 0 0 1 10 10v32a10 10 0 0 1-10 10h-10v20l-22-20h-44a10 10 0 0 1-10-10V84a10 10 0 0 1 10-10z"
      fill="var(--color-coral)"
    />
    <path
      d="M238 116c-14-9-18-15-18-21a9 9 0 0 1 18-3 9 9 0 0 1 18 3c0 6-4 12-18 21z"
      fill="var(--color-surface)"
    />
  </>
);

const house = (x: number, wall: string, roof: string) => (
  <g key={x}>
    <path d={`M${x - 6} 66l16-28h56l16 28z`} fill={roof} />
    <path d={`M${x} 64h76v84H${x}z`} fill={wall} />
    <path
      d={`M${x + 12} 100V84a7 7 0 0 1 14 0v16zM${x + 50} 100V84a7 7 0 0 1 14 0v16zM${x + 28} 148v-30a10 10 0 0 1 20 0v30z`}
      fill="var(--color-primary)"
    />
  </g>
);

const Centres = () => (
  <>
    {house(30, 'var(--color-surface)', 'var(--color-coral)')}
    {house(122, 'var(--color-primary-tint)', 'var(--color-orange)')}
    {house(214, 'var(--color-coral-tint)', 'var(--color-coral)')}
  </>
);

const Download = () => (
  <>
    <rect x="118" y="12" width="84" height="136" rx="14" fill="var(--color-primary-deep)" />
    <rect x="126" y="26" width="68" height="102" rx="4" fill="var(--color-surface)" />
    <circle cx="160" cy="138" r="5" fill="var(--color-surface)" />
    <path
      d="M160 46v46M142 76l18 18 18-18M140 110h40"
      fill="none"
      stroke="var(--color-coral)"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

const Form = () => (
  <>
    <rect x="92" y="18" width="116" height="130" rx="8" fill="var(--color-surface)" />
    <rect
      x="92"
      y="18"
      width="116"
      height="130"
      rx="8"
      fill="none"
      stroke="var(--color-primary)"
      strokeWidth="5"
    />
    <path
      d="M112 48h76M112 72h76M112 96h48"
      stroke="var(--color-slate)"
      strokeOpacity=".6"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M196 132l62-70 18 16-62 70-24 8z" fill="var(--color-coral)" />
    <path d="m196 132 18 16-24 8z" fill="var(--color-sunrise-tint)" />
  </>
);

const drawings = {
  teachers: <Teachers />,
  achievements: <Achievements />,
  testimonial: <Testimonial />,
  centres: <Centres />,
  download: <Download />,
  form: <Form />,
} satisfies Record<string, ReactNode>;

type TitleDrawingName = keyof typeof drawings;

/** Drawings beside a page's title. */
export const TitleDrawing = ({ name }: { name: TitleDrawingName }) => (
  <Drawing width={320} height={160} className="landing-title__drawing">
    <Ground />
    {drawings[name]}
  </Drawing>
);
