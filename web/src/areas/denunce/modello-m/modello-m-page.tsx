import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import {
  descrizioneBloccoModelloM,
  modelloMRoutes,
  type ModelloM,
  type RigaModelloM,
} from '../../../../../shared/contracts/denunce/modello-m.ts';
import { printModelloM, printModelloMFoglio } from '../../../../../shared/contracts/stampe/denunce/modello-m.ts';
import { nomeMese } from '../../../../../shared/domain/tempo/date.ts';
import { formatEuro, somma } from '../../../../../shared/money/centesimi.ts';
import { useRoute } from '../../../api/query.ts';
import type { Colonna } from '../../../ui/elenco/colonna.ts';
import { Elenco } from '../../../ui/elenco/elenco.tsx';
import { useElencoLocale } from '../../../ui/elenco/fonti/use-elenco-locale.ts';
import { Pagina } from '../../../ui/pagina.tsx';
import { useAnnoCorrente } from '../../../ui/scelte/use-anno-corrente.ts';
import { AzioniStampa } from '../../../ui/stampa/azioni-stampa.tsx';
import { useStampa } from '../../../ui/stampa/use-stampa.ts';
import { Letta } from '../parti/letta.tsx';
import { SceltaAnno } from '../parti/scelta-anno.tsx';
import { EsposizioneBilancio } from './esposizione-bilancio.tsx';

const colonne: readonly Colonna<RigaModelloM>[] = [
  { id: 'mese', titolo: 'Mese', tipo: 'intero', inParola: true, cella: ({ mese }) => nomeMese(mese) },
  { id: 'blocco', titolo: 'Parte', valore: ({ blocco }) => descrizioneBloccoModelloM[blocco], nascosta: true },
  { id: 'emolumento', titolo: 'Emolumento o contratto' },
  { id: 'docenti', titolo: 'Docenti', tipo: 'intero' },
  { id: 'ata', titolo: 'ATA', tipo: 'intero' },
  { id: 'esterni', titolo: 'Esterni', tipo: 'intero' },
  { id: 'lordo', titolo: 'Lordo', tipo: 'importo' },
  { id: 'previdenziali', titolo: 'Contributi', tipo: 'importo', nascosta: true },
  { id: 'fiscali', titolo: 'Imposte', tipo: 'importo', nascosta: true },
  { id: 'altre', titolo: 'Altre trattenute', tipo: 'importo', nascosta: true },
  { id: 'netto', titolo: 'Netto', tipo: 'importo' },
  { id: 'oneriPensione', titolo: 'Oneri pensione', tipo: 'importo', nascosta: true },
  { id: 'oneriInps', titolo: 'Oneri INPS', tipo: 'importo', nascosta: true },
  { id: 'altriOneri', titolo: 'Altri oneri', tipo: 'importo', nascosta: true },
  { id: 'irap', titolo: 'IRAP', tipo: 'importo', nascosta: true },
  { id: 'totale', titolo: 'Totale', tipo: 'importo' },
  { id: 'mandati', titolo: 'Mandati', nascosta: true },
  { id: 'f24', titolo: 'F24', nascosta: true },
];

/** What staff and contracts cost in a year of accounts, for the annex of the auditors. */
export const ModelloMPage = () => {
  const [anno, setAnno] = useState(useAnnoCorrente());
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
  const { anno, righe } = modello;
  const elenco = useElencoLocale<RigaModelloM>({
    nome: 'modello-m',
    righe,
    colonne,
    chiave: ({ blocco, mese, emolumento }) => [blocco, mese, emolumento].join('|'),
    stato: String(anno),
  });
  const di = (nome: 'lordo' | 'netto' | 'totale') => formatEuro(somma(righe.map((riga) => riga[nome])));
  return (
    <SpaceBetween size="l">
      <Alert type="info">
        Lordo {di('lordo')}, netto {di('netto')}, costo totale {di('totale')}. Le colonne del modello ufficiale non sono
        state lette: confrontarle prima di allegarlo al conto consuntivo.
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
