import { Spiegazione } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { domandeRoutes } from '#shared/contracts/cedolini/domande.ts';
import { tracciatoRoutes } from '#shared/contracts/denunce/macchina/tracciato.ts';
import { DomandeCedolino } from '#ui/cedolino/domande-cedolino.tsx';
import { SpiegazioneAlbero } from '#ui/cedolino/spiegazione-albero.tsx';
import { DifferenzeMappa } from '#ui/tracciato/differenze-mappa.tsx';
import { MappaModale } from '#ui/tracciato/mappa-modale.tsx';
import { TracciatoDenuncia } from '#ui/tracciato/tracciato-denuncia.tsx';
import { tracciato } from '../campioni/tracciato-di-esempio.ts';
import type { Esempi } from '../esempio.ts';
import { ConRisposte } from '../palco.tsx';
import { answers, refuses } from '../risposte.ts';

const nothing = (): void => undefined;

const spiegazione = Spiegazione.parse({
  testo: 'la ritenuta è la base per la sua aliquota',
  formula: 'base × aliquota',
  importo: 10_000,
  regola: { id: 'esempio', dal: '2026-01-01', norma: 'Norma di esempio', riscontro: null },
  ingressi: [
    { nome: 'Base', valore: '1.000,00 €' },
    { nome: 'Aliquota', valore: '10,00 %' },
  ],
  figli: [
    {
      testo: 'la base è il lordo',
      formula: '',
      importo: 100_000,
      regola: null,
      ingressi: [],
      figli: [],
    },
  ],
});

/** How a file is written, and why a figure is what it is. */
export const tracciati: Esempi = {
  TracciatoDenuncia: {
    letto: () => <TracciatoDenuncia tipi={['noipa', 'cu']} onChiudi={nothing} />,
    'non si legge': () => (
      <ConRisposte risposte={[refuses(tracciatoRoutes.getTracciato, 'ERRORE_INTERNO', 'Operazione fallita.')]}>
        <TracciatoDenuncia tipi={['noipa']} onChiudi={nothing} />
      </ConRisposte>
    ),
  },
  DifferenzeMappa: {
    'due differenze': () => <DifferenzeMappa tracciato={tracciato} />,
    nessuna: () => <DifferenzeMappa tracciato={{ ...tracciato, tipo: 'cu', differenze: [] }} />,
  },
  SpiegazioneAlbero: {
    'con una norma da riscontrare': () => <SpiegazioneAlbero spiegazione={spiegazione} />,
    'dentro un’altra': () => <SpiegazioneAlbero spiegazione={spiegazione} livello={1} />,
  },
  DomandeCedolino: {
    'con una risposta': () => (
      <ConRisposte
        risposte={[
          answers(domandeRoutes.getRisposte, [
            {
              codice: 'PAGAMENTO',
              domanda: 'Quando mi pagano?',
              frasi: [{ testo: 'Il pagamento è del 20 marzo 2026.', cifre: [] }],
              chiedere: null,
            },
          ]),
        ]}
      >
        <DomandeCedolino uid="cedolino-1" rotta={domandeRoutes.getRisposte} />
      </ConRisposte>
    ),
  },
};

/** The mapping of the school. */
export const finestreTracciati: Esempi = {
  MappaModale: {
    'già caricata': () => <MappaModale tracciato={tracciato} onChiudi={nothing} />,
    'di larghezza fissa': () => (
      <MappaModale tracciato={{ ...tracciato, mappabile: false, mappa: [] }} onChiudi={nothing} />
    ),
  },
};
