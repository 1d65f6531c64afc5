import Spinner from '@cloudscape-design/components/spinner';
import { Suspense } from 'react';
import { createHashRouter, Navigate, RouterProvider } from 'react-router-dom';
import { paginaInizialeDi } from '../../../shared/domain/ruoli.ts';
import { useSession } from '../ui/session.ts';
import { ErrorPage } from './error-page.tsx';
import { Layout } from './layout.tsx';
import { mayOpen } from './navigation.ts';
import { screens } from './screens.ts';
import type { Screen } from '../ui/screen.ts';

/** Routes of the SPA, derived from the screens. Maintenance comes before roles, as on the server. */
export const Router = () => <RouterProvider router={router} />;

const Guarded = ({ screen }: { readonly screen: Screen }) => {
  const { sessione } = useSession();
  if (!sessione.isUtenteAccessibile) return <Navigate to="/error/maintenance" replace />;
  if (!mayOpen(screen, sessione)) return <Navigate to="/error/unauthorized" replace />;
  const Page = screen.page;
  return <Suspense fallback={<Spinner size="large" />}><Page /></Suspense>;
};

const HomePage = () => <Navigate to={paginaInizialeDi(useSession().sessione.ruoli)} replace />;

const router = createHashRouter([
  { path: '/error/:type', element: <ErrorPage /> },
  {
    element: <Layout />,
    children: [
      { index: true, element: <HomePage /> },
      ...screens.map((screen) => ({ path: screen.path, caseSensitive: true, handle: screen, element: <Guarded key={screen.path} screen={screen} /> })),
      { path: '*', element: <ErrorPage type="not-found" /> },
    ],
  },
]);
