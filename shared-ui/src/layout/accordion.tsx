import { useId, type ReactNode } from 'react';
import { Icon } from '../display/icons.tsx';

export interface AccordionPanel {
  key: string;
  title: ReactNode;
  /** Shown beside the title; buttons here do not toggle the panel. */
  extra?: ReactNode;
  children: ReactNode;
}

interface AccordionProps {
  panels: readonly AccordionPanel[];
  /** The keys of the open ones. */
  open: readonly string[];
  onToggle: (key: string) => void;
}

/** Panels that open and close independently. A closed one stays mounted, so that a form keeps its fields. */
export const Accordion = ({ panels, open, onToggle }: AccordionProps) => (
  <div className="kit-accordion">
    {panels.map((panel) => (
      <Panel
        key={panel.key}
        panel={panel}
        isOpen={open.includes(panel.key)}
        onToggle={() => onToggle(panel.key)}
      />
    ))}
  </div>
);

interface PanelProps {
  panel: AccordionPanel;
  isOpen: boolean;
  onToggle: () => void;
}

// Buttons of Ant Design's Collapse do not react to the space bar.
function Panel({ panel: { title, extra, children }, isOpen, onToggle }: PanelProps) {
  const id = useId();
  return (
    <section className="kit-accordion-panel" aria-labelledby={`${id}-title`}>
      <div className="kit-accordion-head">
        <h3>
          <button
            type="button"
            id={`${id}-title`}
            aria-expanded={isOpen}
            aria-controls={`${id}-content`}
            onClick={onToggle}
          >
            <Icon name="next" className="kit-accordion-arrow" />
            <span>{title}</span>
          </button>
        </h3>
        {extra}
      </div>
      <div className="kit-accordion-content" id={`${id}-content`} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
