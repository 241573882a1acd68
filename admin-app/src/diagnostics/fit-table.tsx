import type { diagnostics } from '@portal/shared-api/diagnostics';
import type { Result } from '@portal/shared-api/endpoint';
import { Chip } from '@portal/shared-ui/chip';
import { Section } from './section.tsx';
import { useTexts } from './use-texts.ts';
import styles from './diagnostics.module.css';

/** The names of what is missing, on demand. */
function Fit({ faults }: { faults: string[] }) {
  const texts = useTexts().fit;
  if (faults.length === 0) return <Chip tone="green">{texts.works}</Chip>;
  return (
    <details>
      <summary>
        <Chip tone="coral">{texts.lacks(faults.length)}</Chip>
      </summary>
      {faults.map((fault) => (
        <div key={fault}>{fault}</div>
      ))}
    </details>
  );
}

/** The compatibility of every kept remote version with every kept shell version. */
export function FitTable({ table }: { table: Result<typeof diagnostics>['compatibility'] }) {
  const texts = useTexts().fit;
  return (
    <Section
      title={texts.title}
      noneText={texts.none}
      rows={table.remotes}
      rowKey={({ name, version }) => `${name} ${version}`}
      columns={[
        {
          key: 'remote',
          title: texts.remote,
          heading: true,
          render: ({ name, version }) => (
            <>
              {name} <code className={styles.code}>{version}</code>
            </>
          ),
        },
        { key: 'state', title: texts.state, render: ({ stage }) => texts.states[stage] },
        ...table.shells.map((shell, at) => ({
          key: shell,
          title: at === 0 ? texts.shellInForce(shell) : texts.shell(shell),
          render: ({ missing }: { missing: string[][] }) => <Fit faults={missing[at] ?? []} />,
        })),
      ]}
    />
  );
}
