// first: it must run before any module that makes a schema
import './without-eval.ts';
// then what the network can do meanwhile
import './areas/later-hints.ts';
import '@portal/shared-ui/base.css';
import { startTexts } from '@portal/shared-ui/i18n';
import { RouterProvider } from '@portal/shared-ui/router';
import { createRoot } from 'react-dom/client';
import { continueSignIn } from './prerendered/continue-sign-in.ts';
import { takeState } from './prerendered/take-state.ts';
import { rootBesidePage } from './prerendered/take-over.ts';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';
import { ignoreCompositionKeys } from './browser/composition.ts';
import { setCookie } from './browser/set-cookie.ts';
import { tolerateTranslation } from './browser/translation.ts';
import { registry } from './services/services.ts';
import { addTexts, markDocument, storedLanguage } from './language/language.ts';
import { sessionStore } from './session/session-store.ts';
import { reportFileFailures } from './telemetry/file-faults.ts';
import { noteLoad } from './telemetry/loads.ts';
import { shellVersion } from './telemetry/shell-version.ts';
import { shellTexts } from './texts/texts.ts';

/** A missing registry must not keep the page blank; the router waits for it visibly. */
const PATIENCE_MS = 1500;
const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Signed-in pages are rendered in the browser. */
function tellWhoIsSignedIn(): void {
  const tell = () => setCookie('signed_in', sessionStore.getState().session?.role ?? null);
  tell();
  sessionStore.subscribe(tell);
}

reportFileFailures();
tolerateTranslation();
ignoreCompositionKeys();
startTexts(storedLanguage());
markDocument(storedLanguage());
setCookie('language', storedLanguage());
tellWhoIsSignedIn();
const texts = addTexts('shell', shellTexts);
// a failure shows where the page needs it, with a retry
await Promise.race([registry.read().then(Boolean, Boolean), patience]);
await texts;

takeState();
const router = createRouter();
createRoot(rootBesidePage((signedIn) => continueSignIn(router, signedIn))).render(
  <Providers>
    <RouterProvider router={router} />
  </Providers>,
);
noteLoad('shell', shellVersion(), 'ready', performance.now());
