import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMemo, useState } from 'react';
import { annoDeiDati } from '#shared/calculation/situazione/contesto.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { descrizioneContratto, descrizionePercettore } from '#shared/domain/persona/percettore.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatAliquota } from '#shared/money/centesimi.ts';
import { Stato } from '#ui/celle.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { SceltaPersone } from '#ui/personale/scelta-persone.tsx';
import { decided, nominativoDi, serviziDi, type RigaPreparazione } from '../righe-preparazione.ts';
import { isPagata, type Verifica } from '../use-verifica.ts';
import { FiscaliMancanti } from './fiscali-mancanti.tsx';
import { GruppoPerElaborazione } from './gruppo-per-elaborazione.tsx';
import { PercettoreModale } from './percettore-modale.tsx';

const percettoreDi = ({ bozza, input }: RigaPreparazione): string => {
  const percettore = input.percettore ?? bozza.percettore;
  if (percettore === null) return '';
  return 'contratto' in percettore
    ? `${descrizionePercettore[percettore.tipo]} — ${descrizioneContratto[percettore.contratto]}`
    : descrizionePercettore[percettore.tipo];
};

const contrattoDi = ({ bozza, input }: RigaPreparazione): string => {
  const percettore = input.percettore ?? bozza.percettore;
  return percettore !== null && 'contratto' in percettore ? descrizioneContratto[percettore.contratto] : '';
};

const aliquotaDi = ({ bozza, input }: RigaPreparazione): string => {
  const massima = input.fiscali?.aliquotaMassima ?? bozza.fiscali.aliquotaMassima;
  return massima ? formatAliquota(massima.aliquota) : '';
};

/** What the calculation says of the row as it is now; before there is something to pay, what the records miss. */
const motiviDi = (riga: RigaPreparazione, verifica: Verifica): readonly string[] => {
  const provata = verifica.esiti.get(riga.bozza.uidSubAnagrafe);
  if (provata !== undefined) return [...provata.motivi, ...provata.avvisi];
  const mancanze = riga.input.percettore === null ? riga.bozza.mancanze.map(({ messaggio }) => messaggio) : [];
  return mancanze.length === 0 && percettoreDi(riga) === '' ? ['Da completare'] : mancanze;
};

const statoDi = (
  riga: RigaPreparazione,
  verifica: Verifica,
): { readonly tipo: 'success' | 'warning' | 'pending'; readonly testo: string } => {
  const motivi = motiviDi(riga, verifica);
  if (motivi.length > 0) return { tipo: 'warning', testo: motivi.join(' ') };
  if (verifica.esiti.has(riga.bozza.uidSubAnagrafe)) return { tipo: 'success', testo: 'Pronto' };
  return { tipo: 'pending', testo: isPagata(riga, verifica.tipo) ? 'Controllo in corso…' : 'Senza voci da pagare' };
};

const nominativo: Colonna<RigaPreparazione> = {
  id: 'nominativo',
  titolo: 'Cognome e nome',
  valore: nominativoDi,
};
const desCf: Colonna<RigaPreparazione> = {
  id: 'desCf',
  titolo: 'Codice fiscale',
  valore: ({ bozza }) => bozza.storico.desCf,
  nascosta: true,
};
/** The column that decides stands beside the name, and its reasons are read whole. */
const stato = (verifica: Verifica): Colonna<RigaPreparazione> => ({
  id: 'stato',
  titolo: 'Stato',
  valore: (riga) => statoDi(riga, verifica).testo,
  cella: (riga) => {
    const { tipo, testo } = statoDi(riga, verifica);
    return (
      <div style={{ whiteSpace: 'normal', minInlineSize: 180 }}>
        <Stato tipo={tipo} testo={testo} />
        {riga.bozza.fineRapporto === true && (
          <Box variant="small" display="block">
            {riga.input.opzioni?.cessazione === true
              ? "Il rapporto finisce entro il mese: ultimo cedolino, conguaglia l'anno"
              : "Il rapporto finisce entro il mese, e il cedolino non conguaglia l'anno"}
          </Box>
        )}
      </div>
    );
  },
});

const colonneDi = (verifica: Verifica): readonly Colonna<RigaPreparazione>[] => [
  nominativo,
  stato(verifica),
  {
    id: 'percettore',
    titolo: 'Percettore',
    valore: percettoreDi,
    cella: (riga) => <div style={{ whiteSpace: 'normal' }}>{percettoreDi(riga)}</div>,
  },
  { id: 'aliquota', titolo: 'Aliquota massima', valore: aliquotaDi },
  desCf,
];

/** Leave not taken: what is paid comes from the days, so they are what the office checks. */
const colonneFerie = (verifica: Verifica): readonly Colonna<RigaPreparazione>[] => [
  ...colonneDi(verifica),
  {
    id: 'ferie',
    titolo: 'Ferie',
    valore: ({ input: { ferie } }) =>
      ferie === undefined
        ? 'Nessun contratto finito nel mese'
        : `Contratto fino al ${formatGiorno(ferie.cessazione)}: ${ferie.giorniServizio} giorni di servizio, ${ferie.giorniFruiti ?? 0} di ferie goduti`,
  },
];

/** Substitutes: what is paid comes from the services, so they are what the office checks. */
const colonneSupplenze = (verifica: Verifica): readonly Colonna<RigaPreparazione>[] => [
  nominativo,
  stato(verifica),
  desCf,
  { id: 'contratto', titolo: 'Contratto', valore: contrattoDi },
  {
    id: 'servizi',
    titolo: 'Servizi del mese',
    valore: (riga) =>
      serviziDi(riga)
        .map(({ periodo, dettaglio }) => `${periodo}, ${dettaglio}`)
        .join('; '),
    cella: (riga) =>
      serviziDi(riga).map(({ periodo, dettaglio }) => (
        <div key={periodo}>
          {periodo}
          <Box variant="small" display="block">
            {dettaglio}
          </Box>
        </div>
      )),
  },
];

/** What each kind of run shows of its people, where it is not who they are for the payslip. */
const COLONNE: Readonly<Partial<Record<Processo['TIPO_ELABORAZIONE'], typeof colonneDi>>> = {
  SUP: colonneSupplenze,
  FER: colonneFerie,
};

interface Props {
  readonly processo: Processo;
  readonly righe: readonly RigaPreparazione[];
  readonly verifica: Verifica;
  readonly onRighe: (cambia: (righe: readonly RigaPreparazione[]) => readonly RigaPreparazione[]) => void;
  readonly onAggiungi: (uids: readonly string[]) => Promise<void>;
}

/** The people of a run being prepared: added from the registry, each with who they are for this payslip. */
export const PersonePreparazione = ({ processo, righe, verifica, onRighe, onAggiungi }: Props) => {
  const [scelta, setScelta] = useState<'persone' | 'gruppo' | null>(null);
  const [aperta, setAperta] = useState<RigaPreparazione | null>(null);
  const chiave = ({ bozza }: RigaPreparazione) => bozza.uidSubAnagrafe;
  const elenco = useElencoLocale({
    nome: processo.TIPO_ELABORAZIONE === 'SUP' ? 'persone-supplenze' : 'persone-elaborazione',
    righe,
    colonne: useMemo(
      () => (COLONNE[processo.TIPO_ELABORAZIONE] ?? colonneDi)(verifica),
      [processo.TIPO_ELABORAZIONE, verifica],
    ),
    chiave,
  });
  return (
    <SpaceBetween size="m">
      <Elenco
        elenco={elenco}
        titolo="Persone da pagare"
        variante="container"
        etichetta={nominativoDi}
        onApri={setAperta}
        crea={{ testo: 'Aggiungi persone', onClick: () => setScelta('persone') }}
        azioni={<Button onClick={() => setScelta('gruppo')}>Aggiungi un gruppo</Button>}
        azioniMassive={(scelte, svuota) => (
          <Button
            disabled={scelte.length === 0}
            onClick={() => {
              onRighe((tutte) => tutte.filter((riga) => !scelte.some((tolta) => chiave(tolta) === chiave(riga))));
              svuota();
            }}
          >
            Togli
          </Button>
        )}
        azioniRiga={(riga) => [{ testo: 'Dati del cedolino', onClick: () => setAperta(riga) }]}
        vuoto={{ titolo: 'Nessuna persona', testo: 'Aggiungere chi va pagato con questa elaborazione.' }}
      />
      <FiscaliMancanti anno={annoDeiDati({ ...processo, tipo: processo.TIPO_ELABORAZIONE })} uids={righe.map(chiave)} />
      {scelta === 'persone' && (
        <SceltaPersone esclusi={righe.map(chiave)} onScelte={onAggiungi} onChiudi={() => setScelta(null)} />
      )}
      {scelta === 'gruppo' && (
        <GruppoPerElaborazione
          processo={processo}
          esclusi={righe.map(chiave)}
          onScelte={onAggiungi}
          onChiudi={() => setScelta(null)}
        />
      )}
      {aperta && (
        <PercettoreModale
          riga={aperta}
          tipo={processo.TIPO_ELABORAZIONE}
          onChiudi={() => setAperta(null)}
          onSalva={(input) => onRighe((tutte) => decided(tutte, aperta, input))}
        />
      )}
    </SpaceBetween>
  );
};
