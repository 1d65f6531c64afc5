import { useState } from 'react';
import { calendariRoutes } from '#shared/contracts/scuola/calendari.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import { FinestraAccorpamento } from '#ui/accorpamento/finestra-accorpamento.tsx';
import { RecordCheResta, RecordDaAccorpare } from '#ui/accorpamento/scelta-record.tsx';
import { PreparaFestivita } from '#ui/festivita/prepara-festivita.tsx';
import { SceltaAnno } from '#ui/scelte/scelta-anno-scolastico.tsx';
import { SceltaAnnoDal } from '#ui/scelte/scelta-anno.tsx';
import { SceltaMese } from '#ui/scelte/scelta-mese.tsx';
import { Schede, SchedeComandate } from '#ui/schede/schede.tsx';
import type { Esempi } from '../esempio.ts';
import { ConRisposte } from '../palco.tsx';
import { refuses } from '../risposte.ts';

const nothing = (): void => undefined;
const record = [
  { uid: 'persona-1', nome: 'ESEMPIO Ada', nota: 'In servizio' },
  { uid: 'persona-2', nome: 'ESEMPIO Ada (doppia)' },
];
const tabs = [
  { id: 'dati', label: 'Dati', content: 'I dati di esempio' },
  { id: 'storia', label: 'Storia', content: 'La storia di esempio' },
];

const DaAccorpare = ({ errore = '' }: { readonly errore?: string }) => {
  const [scelti, setScelti] = useState<readonly string[]>(['persona-2']);
  return (
    <RecordDaAccorpare
      etichetta="Persone da accorpare"
      aiuto="Spariscono"
      errore={errore}
      record={record}
      scelti={scelti}
      onScelti={setScelti}
    />
  );
};

const CheResta = () => {
  const [scelto, setScelto] = useState<string | null>('persona-1');
  return <RecordCheResta etichetta="Persona che resta" record={record} scelto={scelto} onScelto={setScelto} />;
};

const Anno = ({ iniziale }: { readonly iniziale: number }) => {
  const [anno, setAnno] = useState(iniziale);
  return <SceltaAnno valore={anno} onCambia={setAnno} />;
};

const AnnoDal = () => {
  const [anno, setAnno] = useState(2026);
  return <SceltaAnnoDal dal={2020} anno={anno} onCambia={setAnno} />;
};

const DelMese = ({ iniziale }: { readonly iniziale: Mese }) => {
  const [mese, setMese] = useState(iniziale);
  return <SceltaMese valore={mese} onCambia={setMese} dal={{ anno: 2020, mese: 1 }} al={{ anno: 2026, mese: 12 }} />;
};

const Comandate = () => {
  const [scheda, setScheda] = useState('storia');
  return <SchedeComandate ariaLabel="Schede comandate" tabs={tabs} scheda={scheda} onApri={setScheda} />;
};

/** Choices: records, years, months, tabs. */
export const scelte: Esempi = {
  RecordDaAccorpare: {
    'uno scelto': () => <DaAccorpare />,
    sbagliato: () => <DaAccorpare errore="Scegliere almeno una persona." />,
  },
  RecordCheResta: { 'uno scelto': () => <CheResta /> },
  SceltaAnno: { gestito: () => <Anno iniziale={2025} />, 'non gestito': () => <Anno iniziale={2001} /> },
  SceltaAnnoDal: { 'quello in corso': () => <AnnoDal /> },
  SceltaMese: {
    'in mezzo': () => <DelMese iniziale={{ anno: 2026, mese: 2 }} />,
    "l'ultimo": () => <DelMese iniziale={{ anno: 2026, mese: 12 }} />,
  },
  Schede: { due: () => <Schede ariaLabel="Schede di esempio" tabs={tabs} /> },
  SchedeComandate: { 'la seconda aperta': () => <Comandate /> },
};

/** Windows that prepare something. */
export const finestreScelte: Esempi = {
  FinestraAccorpamento: {
    'primo passo': () => (
      <FinestraAccorpamento
        titolo="Accorpa persone"
        avanti={{ testo: 'Avanti', onClick: nothing, motivo: 'Scegliere la persona che resta.' }}
        errore={null}
        onChiudi={nothing}
      >
        <DaAccorpare />
      </FinestraAccorpamento>
    ),
    'secondo passo, rifiutato': () => (
      <FinestraAccorpamento
        titolo="Accorpa persone"
        avanti={{ testo: 'Accorpa', onClick: nothing }}
        onIndietro={nothing}
        errore={new Error('Una delle persone è in una elaborazione aperta.')}
        onChiudi={nothing}
      >
        <CheResta />
      </FinestraAccorpamento>
    ),
  },
  PreparaFestivita: {
    'due da aggiungere': () => <PreparaFestivita anno={2026} onChiudi={nothing} />,
    fallita: () => (
      <ConRisposte risposte={[refuses(calendariRoutes.duplicateFestivita, 'ERRORE_INTERNO', 'Operazione fallita.')]}>
        <PreparaFestivita anno={2026} onChiudi={nothing} />
      </ConRisposte>
    ),
  },
};
