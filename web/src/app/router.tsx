import Alert from '@cloudscape-design/components/alert';
import Spinner from '@cloudscape-design/components/spinner';
import { Suspense, useState } from 'react';
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { paginaInizialeDi } from '#shared/domain/accesso/ruoli.ts';
import type { Screen } from '#ui/screen.ts';
import { useSession } from '#ui/session.ts';
import { ErrorAlone, ErrorPage } from './error-page.tsx';
import { GuardedRouter } from './guarded-router.tsx';
import { Layout } from './layout.tsx';
import { mayOpen, percheNonServe } from './navigation.ts';
import { PageBoundary } from './page-boundary.tsx';
import { screens } from './screens.ts';

/** Routes of the SPA, derived from the screens. Maintenance comes before roles, as on the server. */
export const AppRouter = () => (
  <GuardedRouter>
    <Pages />
  </GuardedRouter>
);

const Pages = () => useRoutes(routes);

/** A screen that is open stays when its roles are taken away: what is written in it can still be read, and the server refuses to save it. */
const Guarded = ({ screen }: { readonly screen: Screen }) => {
  const { sessione } = useSession();
  const { pathname } = useLocation();
  const [aperta] = useState(mayOpen(screen, sessione));
  if (!sessione.isUtenteAccessibile) return <Navigate to="/error/maintenance" replace />;
  if (!aperta && !mayOpen(screen, sessione)) return <Navigate to="/error/unauthorized" replace />;
  const perche = percheNonServe(screen, sessione);
  const Page = screen.page;
  return (
    <PageBoundary percorso={pathname}>
      <Suspense fallback={<Spinner size="large" />}>
        {perche !== null && <Alert type="info">{perche}</Alert>}
        <Page />
      </Suspense>
    </PageBoundary>
  );
};

const HomePage = () => {
  const { ruoli, consultazioni } = useSession().sessione;
  return <Navigate to={paginaInizialeDi(ruoli, consultazioni)} replace />;
};

const routes: RouteObject[] = [
  { path: '/error/maintenance', element: <ErrorAlone type="maintenance" /> },
  {
    element: <Layout />,
    children: [
      { index: true, element: <HomePage /> },
      ...screens.map((screen) => ({
        path: screen.path,
        caseSensitive: true,
        element: <Guarded key={screen.path} screen={screen} />,
      })),
      { path: '/error/:type', element: <ErrorPage /> },
      { path: '*', element: <ErrorPage type="not-found" /> },
    ],
  },
];
