import { useLocation, useNavigate } from '@portal/shared-ui/router';

/**
 * Opens the address of the page once more. A revalidation does not do: the router's error boundary lets go of its error
 * only when it has rendered a revalidation that runs, and React skips that rendering when everything is there at once.
 */
export function useOpenAgain(): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return async () => {
    // with the hash it would be a jump within the page, for which nothing is loaded
    await navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
  };
}
