import { textIn } from '@portal/shared-api/messages';
import { useLanguage } from '@portal/shared-ui/i18n';
import { dropOverride } from '@portal/shared-ui/override';
import { useStore } from 'zustand';
import { overrideState } from './override-state.ts';
import { faultTexts, texts } from './texts.ts';
import styles from './override-banner.module.css';

/** A full load, so that nothing of the other build stays in memory. */
function reset(): void {
  dropOverride();
  window.location.reload();
}

function Reset() {
  const language = useLanguage();
  return (
    <button type="button" className={styles.button} onClick={reset}>
      {texts.reset[language]}
    </button>
  );
}

/** Which part of the portal this tab takes from elsewhere, above every page. */
export function OverrideBanner() {
  const language = useLanguage();
  const current = useStore(overrideState, (state) => state.current);
  if (!current) return null;
  const { area, at, fault, words = '' } = current;
  const isRefused = fault === 'override-refused';
  return (
    <aside className={styles.banner} aria-label={texts.label[language]}>
      <span role={isRefused ? 'alert' : undefined}>
        {textIn(isRefused ? texts.refused : texts.on, language, { area, at, words })}
      </span>
      {isRefused ? (
        <button
          type="button"
          className={styles.button}
          onClick={() => overrideState.setState({ current: null })}
        >
          {texts.close[language]}
        </button>
      ) : (
        <Reset />
      )}
    </aside>
  );
}

/** On the card of a part that could not be opened: where it was to come from, what is wrong with that, and the way back. */
export function OverrideHint({ area }: { area: string | undefined }) {
  const language = useLanguage();
  const current = useStore(overrideState, (state) => state.current);
  if (current?.area !== area || current?.fault === 'override-refused' || !current) return null;
  const { at, fault } = current;
  return (
    <>
      <p>
        {textIn(texts.on, language, { area: current.area, at })}{' '}
        {fault && (
          <>
            {faultTexts[fault][language]} <code>{fault}</code>
          </>
        )}
      </p>
      <Reset />
    </>
  );
}
