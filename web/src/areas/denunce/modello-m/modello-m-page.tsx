import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMemo } from 'react';
import { useRoute } from '#api/query.ts';
import { PRIMO_ANNO_DENUNCE } from '#shared/contracts/denunce/denuncia.ts';
import {
  modelloMRoutes,
  type ColonnaModelloM,
  type ModelloM,
  type RigaModelloM,
} from '#shared/contracts/denunce/modello-m.ts';
import { printModelloM, printModelloMFoglio } from '#shared/contracts/denunce/stampe/modello-m.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Pagina } from '#ui/pagina.tsx';
import { useAnnoCorrente } from '#ui/scelte/use-anno-corrente.ts';
import { useAnnoScelto } from '#ui/scelte/use-anno-scelto.ts';
import { AzioniStampa } from '#ui/stampa/azioni-stampa.tsx';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { Letta } from '../parti/letta.tsx';
import { SceltaAnno } from '../parti/scelta-anno.tsx';
import { EsposizioneBilancio } from './esposizione-bilancio.tsx';

/** A column of the form of the year, as the list shows it. */
const colonnaDi = ({ nome, titolo, tipo, inVista }: ColonnaModelloM): Colonna<RigaModelloM> => ({
  id: nome,
  titolo,
  valore: ({ valori }) => valori[nome],
  ...(inVista ? {} : { nascosta: true }),
  ...(tipo === 'mese'
    ? { tipo: 'intero', inParola: true, cella: ({ mese }: RigaModelloM) => nomeMese(mese) }
    : { tipo }),
});

const PARTE: Colonna<RigaModelloM> = { id: 'parte', titolo: 'Parte', nascosta: true };

/** What staff and contracts cost in a year of accounts, for the annex of the auditors. */
export const ModelloMPage = () => {
  const [anno, setAnno] = useAnnoScelto({ dal: PRIMO_ANNO_DENUNCE, predefinito: useAnnoCorrente() });
  const pdf = useStampa(printModelloM);
  const foglio = useStampa(printModelloMFoglio);
  const query = useRoute(modelloMRoutes.getModelloM, { body: { anno } }, { staleTime: 0 });
  return (
    <Pagina
      titolo="Modello M"
      descrizione="Spese di personale e contratti d’opera: quanto è stato liquidato nell’anno, anche se non ancora pagato"
      azioni={
        <SpaceBetween direction="horizontal" size="xs" alignItems="center">
          <SceltaAnno anno={anno} onCambia={setAnno} />
          <AzioniStampa
            inCorso={pdf.inCorso || foglio.inCorso}
            onStampa={(formato) => (formato === 'pdf' ? pdf.print({ anno }) : foglio.print({ anno, formato }))}
          />
        </SpaceBetween>
      }
    >
      <Letta query={query}>{(dati) => <Righe modello={dati} />}</Letta>
    </Pagina>
  );
};

const Righe = ({ modello }: { readonly modello: ModelloM }) => {
  const { anno, righe, riscontrato } = modello;
  const colonne = useMemo(() => [...modello.colonne.map(colonnaDi), PARTE], [modello.colonne]);
  const elenco = useElencoLocale<RigaModelloM>({
    nome: 'modello-m',
    righe,
    colonne,
    chiave: ({ parte, mese, emolumento }) => [parte, mese, emolumento].join('|'),
    stato: String(anno),
  });
  const totali = modello.colonne
    .filter(({ tipo, inVista }) => tipo === 'importo' && inVista)
    .map(
      ({ nome, titolo }) =>
        `${titolo.toLowerCase()} ${formatEuro(somma(righe.map(({ valori }) => Number(valori[nome]))))}`,
    );
  return (
    <SpaceBetween size="l">
      <Alert type="info">
        Somme dell’anno: {totali.join(', ')}.
        {riscontrato
          ? ''
          : ' Le colonne del modello ufficiale non sono state lette: confrontarle prima di allegarlo al conto consuntivo.'}
      </Alert>
      <EsposizioneBilancio modello={modello} />
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Righe del modello"
        etichetta={({ emolumento }) => emolumento}
        vuoto={{ titolo: 'Niente è stato liquidato', testo: 'Entrano le elaborazioni contabilizzate dell’anno.' }}
      />
    </SpaceBetween>
  );
};
