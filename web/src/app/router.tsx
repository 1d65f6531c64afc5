import Spinner from '@cloudscape-design/components/spinner';
import { Suspense } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import { paginaInizialeDi } from '../../../shared/domain/ruoli.ts';
import { useSession } from '../ui/session.ts';
import { ErrorPage } from './error-page.tsx';
import { Layout } from './layout.tsx';
import { mayOpen } from './navigation.ts';
import { screens } from './screens.ts';
import type { Screen } from '../ui/screen.ts';

/** Routes of the SPA, derived from the screens. Maintenance comes before roles, as on the server. */
export const Router = () => {
  const { sessione } = useSession();
  return (
    <HashRouter>
      <Routes>
        <Route path="/error/:type" element={<ErrorPage />} />
        <Route path="/" element={<Navigate to={paginaInizialeDi(sessione.ruoli)} replace />} />
        {screens.map((screen) => <Route key={screen.path} path={screen.path} caseSensitive element={<Guarded screen={screen} />} />)}
        <Route path="*" element={<Layout screen={undefined}><ErrorPage type="not-found" /></Layout>} />
      </Routes>
    </HashRouter>
  );
};

const Guarded = ({ screen }: { readonly screen: Screen }) => {
  const { sessione } = useSession();
  if (!sessione.isUtenteAccessibile) return <Navigate to="/error/maintenance" replace />;
  if (!mayOpen(screen, sessione)) return <Navigate to="/error/unauthorized" replace />;
  const Page = screen.page;
  return (
    <Layout screen={screen}>
      <Suspense fallback={<Spinner size="large" />}><Page /></Suspense>
    </Layout>
  );
};
