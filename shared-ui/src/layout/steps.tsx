import { Steps as AntSteps } from 'antd';

interface StepsProps {
  /** The titles in order. */
  titles: readonly string[];
  /** From 0. */
  current: number;
}

/** Position in a multi-step form. */
export const Steps = ({ titles, current }: StepsProps) => (
  <AntSteps
    current={current}
    responsive={false}
    titlePlacement="vertical"
    items={titles.map((title, index) => ({
      title,
      ...(index === current ? { 'aria-current': 'step' } : {}),
    }))}
  />
);
