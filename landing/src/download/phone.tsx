import { Drawing } from '../site/drawing.tsx';

/** The portal on a phone, the sun rising behind it. */
export const Phone = () => (
  <Drawing width={320} height={240} className="landing-phone">
    <circle cx="160" cy="176" r="104" fill="var(--color-sunrise)" fillOpacity=".28" />
    <circle cx="160" cy="176" r="76" fill="var(--color-sunrise)" />
    <path
      d="M160 44V22M94 66 82 48M226 66l12-18M50 116l-20-10M270 116l20-10"
      stroke="var(--color-sunrise)"
      strokeWidth="7"
      strokeLinecap="round"
    />
    <rect x="104" y="70" width="112" height="190" rx="18" fill="var(--color-ink)" />
    <rect x="112" y="78" width="96" height="182" rx="11" fill="var(--color-paper)" />
    <path d="M112 104V89a11 11 0 0 1 11-11h74a11 11 0 0 1 11 11v15z" fill="var(--color-primary)" />
    <path d="M122 96a9 9 0 0 1 18 0z" fill="var(--color-sunrise)" />
    <path d="M148 92h38" stroke="var(--color-surface)" strokeWidth="5" strokeLinecap="round" />
    {[116, 160, 204].map((y, index) => (
      <g key={y}>
        <rect x="121" y={y} width="78" height="36" rx="7" fill="var(--color-surface)" />
        <rect
          x="121"
          y={y}
          width="5"
          height="36"
          rx="2"
          fill={['var(--color-primary)', 'var(--color-coral)', 'var(--color-green)'][index]}
        />
        <path
          d={`M134 ${y + 13}h${[42, 34, 46][index]!}M134 ${y + 24}h26`}
          stroke="var(--color-slate)"
          strokeOpacity=".5"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    ))}
    <path d="M30 237h260" stroke="var(--color-primary-deep)" strokeWidth="6" strokeLinecap="round" />
  </Drawing>
);
