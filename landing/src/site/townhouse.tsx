import { useId } from 'react';
import { Drawing, Shutter } from './drawing.tsx';

const bays = [226, 322, 418];

const Upstairs = ({ x }: { x: number }) => (
  <g>
    <path d={`M${x - 30} 198a30 24 0 0 1 60 0z`} fill="var(--color-sunrise)" fillOpacity=".55" />
    <path d={`M${x} 198v-24M${x} 198l-20-16M${x} 198l20-16`} stroke="var(--color-surface)" strokeWidth="4" />
    <Shutter x={x - 30} y={202} width={28} height={72} />
    <Shutter x={x + 2} y={202} width={28} height={72} />
    <path
      d={`M${x - 36} 280h72v8h-72zM${x - 34} 202h-3v76h3zM${x + 37} 202h-3v76h3z`}
      fill="var(--color-surface)"
    />
  </g>
);

const Archway = ({ x, open }: { x: number; open?: boolean }) => (
  <g>
    <path d={`M${x - 38} 400v-58a38 34 0 0 1 76 0v58z`} fill="var(--color-primary-deep)" fillOpacity=".82" />
    {open ? (
      <>
        <path d={`M${x - 20} 400v-62h40v62z`} fill="var(--color-sunrise)" fillOpacity=".9" />
        <path d={`M${x - 20} 338h-10v62h10zM${x + 20} 338h10v62h-10z`} fill="var(--color-primary)" />
      </>
    ) : (
      <Shutter x={x - 22} y={344} width={44} height={44} />
    )}
  </g>
);

const Neighbour = ({ x, wall, roof }: { x: number; wall: string; roof: string }) => (
  <g>
    <path d={`M${x - 6} 166l20-44h132l20 44z`} fill={roof} fillOpacity=".75" />
    <path d={`M${x} 164h160v236h-160z`} fill={wall} />
    {[32, 104].map((offset) => (
      <path
        key={offset}
        d={`M${x + offset} 268v-60a12 12 0 0 1 24 0v60zM${x + offset - 8} 400v-52a20 20 0 0 1 40 0v52z`}
        fill="var(--color-primary)"
        fillOpacity=".4"
      />
    ))}
    <path d={`M${x} 296h160v8h-160z`} fill="var(--color-surface)" />
  </g>
);

const Bicycle = () => (
  <g fill="none" stroke="var(--color-ink)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
    <circle cx="516" cy="398" r="17" />
    <circle cx="566" cy="398" r="17" />
    <path
      d="m516 398 14-28h26l10 28M530 370l12 28 14-28M542 398h-26M526 364h10M556 370l-3-12h10"
      stroke="var(--color-coral)"
    />
  </g>
);

const Pot = ({ x }: { x: number }) => (
  <g>
    <path
      d={`M${x} 384c-14-8-18-22-14-32 10 4 15 14 14 32zm0 0c14-8 18-22 14-32-10 4-15 14-14 32zm0 0c-6-14-6-30 0-42 6 12 6 28 0 42z`}
      fill="var(--color-green)"
    />
    <path d={`M${x - 14} 384h28l-4 22h-20z`} fill="var(--color-coral)" />
  </g>
);

/** The Georgetown centre: a townhouse with shutters and a five-foot way. */
export function Townhouse({ title, className }: { title?: string; className?: string }) {
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
      <circle cx="524" cy="92" r="44" fill="var(--color-sunrise)" />
      <circle cx="524" cy="92" r="68" fill="var(--color-sunrise)" fillOpacity=".18" />
      <path
        d="M0 190c70-60 130-62 190-20 70-70 140-70 210-14 90-40 160-20 240 40v200H0z"
        fill="var(--color-green)"
        fillOpacity=".16"
      />
      <Neighbour x={12} wall="var(--color-coral-tint)" roof="var(--color-orange)" />
      <Neighbour x={472} wall="var(--color-slate-tint)" roof="var(--color-coral)" />
      <path d="m160 142 30-66h264l30 66z" fill="var(--color-coral)" />
      <path
        d="m206 80-24 60M242 80l-16 60M278 80l-8 60M314 80l-1 60M350 80l6 60M386 80l14 60M422 80l22 60"
        stroke="var(--color-coral-deep)"
        strokeWidth="4"
      />
      <path d="M174 140h296v260H174z" fill="var(--color-paper)" />
      <path d="M164 138h316v14H164zM168 296h308v10H168z" fill="var(--color-surface)" />
      <path d="M164 152h316v5H164zM168 306h308v4H168z" fill="var(--color-line)" />
      {bays.map((x) => (
        <Upstairs key={x} x={x} />
      ))}
      <Archway x={226} />
      <Archway x={322} open />
      <Archway x={418} />
      <rect x="262" y="290" width="120" height="22" rx="5" fill="var(--color-primary)" />
      <path d="M310 304a12 12 0 0 1 24 0z" fill="var(--color-sunrise)" />
      <path d="M0 400h640v40H0z" fill="var(--color-line)" />
      <path d="M150 400h344v10H150z" fill="var(--color-surface)" />
      <Pot x={274} />
      <Pot x={370} />
      <Bicycle />
    </Drawing>
  );
}
