import { useId } from 'react';
import { Drawing, Shutter } from '../site/drawing.tsx';

const house = (x: number, wall: string, roof: string) => (
  <g key={x}>
    <path d={`M${x - 4} 306l14-30h76l14 30z`} fill={roof} />
    <path d={`M${x} 304h92v90h-92z`} fill={wall} />
    {[14, 40, 66].map((offset) => (
      <path
        key={offset}
        d={`M${x + offset} 352v-22a7 7 0 0 1 14 0v22z`}
        fill="var(--color-primary)"
        fillOpacity=".75"
      />
    ))}
  </g>
);

const View = () => (
  <>
    <circle cx="318" cy="232" r="62" fill="var(--color-sunrise)" />
    <circle cx="318" cy="232" r="92" fill="var(--color-sunrise)" fillOpacity=".18" />
    <path
      d="M120 290c60-60 110-70 160-30 40-40 90-62 140-22 50-20 100 0 170 52v90H120z"
      fill="var(--color-green)"
      fillOpacity=".3"
    />
    {house(150, 'var(--color-coral-tint)', 'var(--color-coral)')}
    {house(246, 'var(--color-surface)', 'var(--color-orange)')}
    {house(342, 'var(--color-sunrise-tint)', 'var(--color-coral)')}
    {house(438, 'var(--color-primary-tint)', 'var(--color-orange)')}
    {house(534, 'var(--color-coral-tint)', 'var(--color-coral)')}
  </>
);

const Desk = () => (
  <>
    <path
      d="M96 500h22l-6 120h-18zM602 500h22l2 120h-18z"
      fill="var(--color-orange-deep)"
      fillOpacity=".55"
    />
    <rect x="60" y="482" width="600" height="22" rx="8" fill="var(--color-orange-tint)" />
    <rect x="60" y="482" width="600" height="22" rx="8" fill="var(--color-orange)" fillOpacity=".38" />
    <rect x="112" y="456" width="132" height="26" rx="4" fill="var(--color-primary)" />
    <path d="M126 456v26M230 456v26" stroke="var(--color-sunrise)" strokeWidth="4" />
    <rect x="122" y="432" width="116" height="24" rx="4" fill="var(--color-coral)" />
    <path d="M134 444h50" stroke="var(--color-coral-tint)" strokeWidth="4" strokeLinecap="round" />
    <rect x="118" y="412" width="104" height="20" rx="4" fill="var(--color-sunrise)" />
    <path
      d="M384 478c-30-14-62-16-98-10l-12-4c40-10 78-8 110 6 32-14 70-16 110-6l-12 4c-36-6-68-4-98 10z"
      fill="var(--color-primary)"
    />
    <path
      d="M384 470c-28-18-66-22-104-14l10-34c34-8 68-4 94 12 26-16 60-20 94-12l10 34c-38-8-76-4-104 14z"
      fill="var(--color-surface)"
    />
    <path
      d="M384 434v36M302 434c22-4 44-2 64 6M298 446c24-4 48-2 68 7M402 440c20-8 42-10 64-6M402 453c20-9 44-11 68-7"
      fill="none"
      stroke="var(--color-line)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="m432 452 62-34 5 8-62 34-9 2z" fill="var(--color-sunrise)" />
    <path d="m489 421 5-3 5 8-5 3z" fill="var(--color-coral)" />
  </>
);

const Plant = () => (
  <g>
    <path
      d="M588 440c-6-44-30-60-50-62 2 30 16 52 46 62zM592 440c-2-58 14-84 40-94 8 38-6 74-36 94zM594 440c14-34 34-44 56-42-4 26-22 40-52 42z"
      fill="var(--color-green)"
    />
    <path
      d="M588 440c-10-26-24-42-40-52M594 440c4-40 14-64 30-80"
      fill="none"
      stroke="var(--color-green-deep)"
      strokeWidth="3"
    />
    <path d="M560 438h66l-8 44h-50z" fill="var(--color-coral)" />
    <path d="M556 432h74v12h-74z" fill="var(--color-coral-deep)" />
  </g>
);

const Wall = () => (
  <>
    <circle cx="652" cy="112" r="34" fill="var(--color-surface)" stroke="var(--color-line)" strokeWidth="5" />
    <path
      d="M652 112v16M652 112l-16 11"
      stroke="var(--color-ink)"
      strokeWidth="5"
      strokeLinecap="round"
      fill="none"
    />
    <g transform="rotate(-4 56 150)">
      <path d="M28 118h58v72h-58z" fill="var(--color-surface)" />
      <path d="M36 174c8-22 18-22 22-8 6-12 16-8 20 8z" fill="var(--color-green)" fillOpacity=".7" />
      <circle cx="70" cy="140" r="9" fill="var(--color-sunrise)" />
      <circle cx="57" cy="118" r="4" fill="var(--color-coral)" />
    </g>
    <g transform="rotate(5 52 250)">
      <path d="M26 222h54v64h-54z" fill="var(--color-surface)" />
      <path
        d="M36 240h34M36 254h34M36 268h20"
        stroke="var(--color-primary)"
        strokeOpacity=".5"
        strokeWidth="4"
      />
      <circle cx="53" cy="222" r="4" fill="var(--color-primary)" />
    </g>
  </>
);

/** Morning light in a tidy classroom. */
export function Classroom({ title, className }: { title?: string | undefined; className?: string }) {
  const id = useId();
  const arch = 'M150 380V214c0-94 94-164 210-164s210 70 210 164v166z';
  return (
    <Drawing width={720} height={600} title={title} className={className}>
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor="var(--color-primary-tint)" />
          <stop offset=".75" stopColor="var(--color-sunrise-tint)" />
        </linearGradient>
        <linearGradient id={`${id}beam`} x2="0" y2="1">
          <stop stopColor="var(--color-sunrise)" stopOpacity=".34" />
          <stop offset="1" stopColor="var(--color-sunrise)" stopOpacity=".04" />
        </linearGradient>
        <clipPath id={`${id}window`}>
          <path d={arch} />
        </clipPath>
      </defs>
      <path d="M0 0h720v600H0z" fill="var(--color-hover)" />
      <path d="M0 548h720v52H0z" fill="var(--color-line)" fillOpacity=".7" />
      <Wall />
      <path d={arch} fill={`url(#${id}sky)`} />
      <g clipPath={`url(#${id}window)`}>
        <View />
      </g>
      <path
        d={`${arch}M360 50v330M150 214h420M248 214v166M472 214v166M360 214 222 92M360 214 498 92`}
        fill="none"
        stroke="var(--color-surface)"
        strokeWidth="9"
        strokeLinejoin="round"
      />
      <path d={arch} fill="none" stroke="var(--color-surface)" strokeWidth="18" strokeLinejoin="round" />
      <Shutter x={92} y={206} width={46} height={174} />
      <Shutter x={582} y={206} width={46} height={174} />
      <rect x="128" y="378" width="464" height="18" rx="5" fill="var(--color-surface)" />
      <path
        d="M158 396h84l-96 204H-24zM254 396h100l-60 204H162zM366 396h98l-40 204H308zM478 396h84l-6 204H440z"
        fill={`url(#${id}beam)`}
      />
      <Desk />
      <Plant />
    </Drawing>
  );
}
