import '@cloudscape-design/global-styles/index.css';
import { I18nProvider } from '@cloudscape-design/components/i18n';
import messages from '@cloudscape-design/components/i18n/messages/all.it';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import * as z from 'zod';
import { paroleDeiCampi } from '#shared/domain/parole-dei-campi.ts';
import { Catalogo } from './catalogo.tsx';

z.config({ ...paroleDeiCampi, jitless: true });

const container = document.getElementById('app');
if (container) {
  createRoot(container).render(
    <I18nProvider locale="it" messages={[messages]}>
      <HashRouter>
        <Catalogo />
      </HashRouter>
    </I18nProvider>,
  );
}
