import { Tabs as AntTabs } from 'antd';
import type { ReactNode } from 'react';

export interface Tab {
  key: string;
  label: string;
  /** Number of pending items in it. */
  count?: number;
  children: ReactNode;
}

interface TabsProps {
  tabs: readonly Tab[];
  active?: string;
  onChange?: (key: string) => void;
  /** An opened view stays mounted, for fields of a surrounding form. */
  keep?: boolean;
}

/** Views of one page. Only the open one is mounted, unless they are kept. */
export const Tabs = ({ tabs, active, onChange, keep = false }: TabsProps) => (
  <AntTabs
    {...(active === undefined ? {} : { activeKey: active })}
    onChange={onChange}
    destroyOnHidden={!keep}
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
