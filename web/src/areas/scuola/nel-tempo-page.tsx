import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Subentrante } from '#shared/contracts/scuola/dati-propri.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import { AnnullaIdentitaModale } from './annulla-identita-modale.tsx';
import { DiscordanzeScuola } from './discordanze-scuola.tsx';
import { IdentitaModale } from './identita-modale.tsx';
import { periodiDi, type PeriodoScuola } from './periodi-scuola.ts';
import { useScuolaPropria } from './scuola-propria.ts';

/** The page of the school in time: codes, name and seat, each from the day it held. */
export const NelTempoPage = () => {
  const { scuola, caricamento, errore, ricarica } = useScuolaPropria();
  return (
    <Pagina
      titolo="La scuola nel tempo"
      descrizione="Codici, denominazione e sede, ciascuno dal giorno in cui vale: stampe e denunce di prima restano com'erano"
    >
      {errore || caricamento ? (
        <Attesa errore={errore} onRiprova={ricarica} />
      ) : (
        <Storia scuola={scuola} onSalvata={ricarica} />
      )}
    </Pagina>
  );
};

const Storia = ({ scuola, onSalvata }: { readonly scuola: Scuola | null; readonly onSalvata: () => void }) => {
  const naviga = useNavigate();
  if (scuola?.dati) return <Periodi key={scuola.versione} scuola={scuola} onSalvata={onSalvata} />;
  return (
    <StatoVuoto
      titolo="Mancano i dati della scuola"
      testo="Prima di cambiarli vanno salvati codice, denominazione e sede."
      azione={
        <Button
          onClick={() => {
            void naviga('/scuola');
          }}
        >
          Vai ai dati della scuola
        </Button>
      }
    />
  );
};

const colonne: readonly Colonna<PeriodoScuola>[] = [
  { id: 'desScuola', titolo: 'Denominazione', larghezza: 230 },
  { id: 'dal', titolo: 'Dal', tipo: 'data', larghezza: 120 },
  { id: 'al', titolo: 'Al', tipo: 'data', larghezza: 120 },
  { id: 'codMeccanografico', titolo: 'Codice meccanografico', larghezza: 190 },
  { id: 'codFiscale', titolo: 'Codice fiscale', larghezza: 150 },
  { id: 'sede', titolo: 'Sede', larghezza: 210 },
  { id: 'atto', titolo: 'Atto' },
];

type Aperta =
  | { readonly che: 'cambia' }
  | { readonly che: 'correggi'; readonly periodo: PeriodoScuola }
  | { readonly che: 'annulla' };

const Periodi = ({ scuola, onSalvata }: { readonly scuola: Scuola; readonly onSalvata: () => void }) => {
  const [aperta, setAperta] = useState<Aperta | null>(null);
  const periodi = periodiDi(scuola);
  const ultimo = periodi.at(-1);
  const elenco = useElencoLocale<PeriodoScuola>({
    nome: 'scuola-nel-tempo',
    righe: periodi,
    colonne,
    chiave: ({ al }) => al ?? 'oggi',
    ordine: 'dal',
    verso: 'DESC',
  });
  const chiudi = () => setAperta(null);
  const salvata = () => {
    chiudi();
    onSalvata();
  };
  return (
    <SpaceBetween size="l">
      {scuola.dati?.subentrante && <FineDellaScuola {...scuola.dati.subentrante} />}
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="La scuola nel tempo"
        esporta={false}
        etichetta={({ desScuola }) => desScuola}
        onApri={(periodo) => setAperta({ che: 'correggi', periodo })}
        crea={{ testo: 'Cambia da un giorno', onClick: () => setAperta({ che: 'cambia' }) }}
        vuoto={{ titolo: 'Nessun periodo', testo: 'La scuola è sempre stata quello che è.' }}
        azioniRiga={(periodo) => [
          { testo: 'Correggi', onClick: () => setAperta({ che: 'correggi', periodo }) },
          ...(periodo === ultimo && periodi.length > 1
            ? [{ testo: 'Annulla il cambiamento', onClick: () => setAperta({ che: 'annulla' }) }]
            : []),
        ]}
      />
      <DiscordanzeScuola key={scuola.versione} />
      {aperta !== null && <Finestra aperta={aperta} scuola={scuola} onChiudi={chiudi} onSalvata={salvata} />}
    </SpaceBetween>
  );
};

interface FinestraProps {
  readonly aperta: Aperta;
  readonly scuola: Scuola;
  readonly onChiudi: () => void;
  readonly onSalvata: () => void;
}

const Finestra = ({ aperta, ...resto }: FinestraProps) =>
  aperta.che === 'annulla' ? (
    <AnnullaIdentitaModale {...resto} />
  ) : (
    <IdentitaModale {...resto} periodo={aperta.che === 'correggi' ? aperta.periodo : null} />
  );

const FineDellaScuola = ({ dal, codMeccanografico, desScuola, codFiscale, atto }: Subentrante) => (
  <Alert type="info" header={`Dal ${formatGiorno(dal)} le è subentrata un'altra scuola`}>
    {codMeccanografico} {desScuola}, codice fiscale {codFiscale}
    {atto === '' ? '' : ` (${atto})`}. Le denunce che restano le trasmette lei.
  </Alert>
);
