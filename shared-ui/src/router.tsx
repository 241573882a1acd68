/**
 * The portal's router. Areas use it instead of react-router-dom, so that the shell controls the share scope and the
 * rest of the library is dropped.
 */
export {
  Link,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  createBrowserRouter,
  replace,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom';
