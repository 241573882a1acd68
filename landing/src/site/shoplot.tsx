import { useId } from 'react';
import { Drawing } from './drawing.tsx';

const Windows = ({ y }: { y: number }) => (
  <>
    {[196, 268, 340, 412].map((x) => (
      <g key={x}>
        <rect x={x} y={y} width="54" height="52" rx="4" fill="var(--color-primary)" fillOpacity=".82" />
        <path d={`m${x + 4} ${y + 48} 32-44h14l-34 44z`} fill="var(--color-surface)" fillOpacity=".28" />
        <path d={`M${x + 27} ${y}v52`} stroke="var(--color-surface)" strokeWidth="4" />
        <path d={`M${x - 4} ${y + 54}h62v6h-62z`} fill="var(--color-line)" />
      </g>
    ))}
  </>
);

const Awning = () => (
  <g>
    {Array.from({ length: 9 }, (_, stripe) => (
      <path
        key={stripe}
        d={`M${184 + stripe * 32} 284h32v26a16 12 0 0 1-32 0z`}
        fill={stripe % 2 ? 'var(--color-surface)' : 'var(--color-primary)'}
      />
    ))}
    <path d="M180 278h296v10H180z" fill="var(--color-primary-deep)" />
  </g>
);

const Tree = ({ x, scale }: { x: number; scale: number }) => (
  <g transform={`translate(${x} 404) scale(${scale})`}>
    <path d="M-7 0c3-40 3-70-2-108h18c-5 38-5 68-2 108z" fill="var(--color-orange-deep)" fillOpacity=".7" />
    <circle cx="-30" cy="-124" r="38" fill="var(--color-green)" />
    <circle cx="32" cy="-122" r="36" fill="var(--color-green-deep)" />
    <circle cx="0" cy="-156" r="44" fill="var(--color-green)" />
    <path
      d="M-20-166a30 30 0 0 1 34-16"
      fill="none"
      stroke="var(--color-green-tint)"
      strokeOpacity=".7"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </g>
);

/** The Bayan Lepas centre: a corner shop-lot before the hills. */
export function Shoplot({ title, className }: { title?: string; className?: string }) {
  const id = useId();
  return (
    <Drawing width={640} height={440} title={title} className={className}>
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop stopColor="var(--color-primary-tint)" />
          <stop offset="1" stopColor="var(--color-sunrise-tint)" />
        </linearGradient>
      </defs>
      <path d="M0 0h640v440H0z" fill={`url(#${id})`} />
      <circle cx="128" cy="118" r="44" fill="var(--color-sunrise)" />
      <circle cx="128" cy="118" r="68" fill="var(--color-sunrise)" fillOpacity=".18" />
      <path
        d="M0 250c60-90 120-110 190-60 60-80 150-100 230-30 80-60 150-40 220 40v220H0z"
        fill="var(--color-green)"
        fillOpacity=".24"
      />
      <path
        d="M0 310c90-60 170-60 240-20 90-50 200-50 270-6 50-20 90-20 130 0v130H0z"
        fill="var(--color-green)"
        fillOpacity=".3"
      />
      <Tree x={92} scale={0.9} />
      <path d="M476 96h52v304h-52z" fill="var(--color-sunrise-tint)" />
      <path d="M476 96h52v304h-52z" fill="var(--color-orange)" fillOpacity=".18" />
      <path d="M176 96h304v304H176z" fill="var(--color-surface)" />
      <path d="M168 84h368v18H168z" fill="var(--color-coral)" />
      <path d="M168 102h368v6H168z" fill="var(--color-coral-deep)" />
      <Windows y={124} />
      <path d="M176 192h352v6H176z" fill="var(--color-line)" />
      <Windows y={208} />
      <path d="M490 130h24v44h-24zM490 214h24v44h-24z" fill="var(--color-primary)" fillOpacity=".55" />
      <path d="M196 300h128v100H196z" fill="var(--color-sunrise-tint)" />
      <path d="M204 308h112v64H204z" fill="var(--color-sunrise)" fillOpacity=".75" />
      <path d="M260 300v100M196 372h128" stroke="var(--color-surface)" strokeWidth="5" />
      <path d="M352 300h96v100h-96z" fill="var(--color-primary)" />
      <path d="M362 310h34v80h-34zM404 310h34v80h-34z" fill="var(--color-primary-tint)" />
      <path d="M398 340v24" stroke="var(--color-sunrise)" strokeWidth="5" strokeLinecap="round" />
      <Awning />
      <rect x="254" y="250" width="148" height="30" rx="6" fill="var(--color-primary-deep)" />
      <path d="M314 272a14 14 0 0 1 28 0z" fill="var(--color-sunrise)" />
      <path d="M0 400h640v40H0z" fill="var(--color-line)" />
      <path d="M150 400h400v10H150z" fill="var(--color-surface)" />
      <Tree x={584} scale={1.1} />
    </Drawing>
  );
}
