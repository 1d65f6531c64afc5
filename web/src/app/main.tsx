import '@cloudscape-design/global-styles/index.css';
import { I18nProvider } from '@cloudscape-design/components/i18n';
import messages from '@cloudscape-design/components/i18n/messages/all.it';
import { createRoot } from 'react-dom/client';
import * as z from 'zod';
import { paroleDeiCampi } from '#shared/domain/parole-dei-campi.ts';
import { App } from './app.tsx';
import { showAspetto } from './aspetto.ts';

z.config({ ...paroleDeiCampi, jitless: true });

showAspetto();

const container = document.getElementById('app');
if (container) {
  createRoot(container).render(
    <I18nProvider locale="it" messages={[messages]}>
      <App />
    </I18nProvider>,
  );
}
