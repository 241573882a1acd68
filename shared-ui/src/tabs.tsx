import { Tabs as AntTabs } from 'antd';
import type { ReactNode } from 'react';

export interface Tab {
  key: string;
  label: string;
  /** How many wait in it. */
  count?: number;
  children: ReactNode;
}

interface TabsProps {
  tabs: readonly Tab[];
  active?: string;
  onChange?: (key: string) => void;
}

/** Views of one page; only the open one is mounted. */
export const Tabs = ({ tabs, active, onChange }: TabsProps) => (
  <AntTabs
    {...(active === undefined ? {} : { activeKey: active })}
    onChange={onChange}
    destroyOnHidden
    items={tabs.map(({ key, label, count, children }) => ({
      key,
      children,
      label: count ? (
        <>
          {label} <span className="kit-count">{count}</span>
        </>
      ) : (
        label
      ),
    }))}
  />
);
