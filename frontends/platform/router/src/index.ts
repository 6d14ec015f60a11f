// A shared federation module cannot be tree-shaken: sharing all of react-router would cost 40 KB gzip more.
export {
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
export * from './create-browser-router.ts';
export * from './use-close-on-back.ts';
