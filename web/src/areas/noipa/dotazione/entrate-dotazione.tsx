import Button from '@cloudscape-design/components/button';
import { useClient, useWrite } from '#api/query.ts';
import { dotazioneRoutes, type Entrata } from '#shared/contracts/noipa/dotazione.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { useNotices } from '#ui/notices.tsx';
import { EntrataModale, etichetteEntrata as etichette } from './entrata-modale.tsx';

const colonne: readonly Colonna<Entrata>[] = [
  { id: 'causale', titolo: etichette.causale },
  { id: 'data', titolo: etichette.data, tipo: 'data', larghezza: 130 },
  { id: 'chiave', titolo: etichette.chiave, larghezza: 180, intera: true },
  { id: 'importo', titolo: etichette.importo, tipo: 'importo', larghezza: 150 },
  { id: 'riporto', titolo: 'Riporto', tipo: 'si_no', larghezza: 110 },
];

const nome = ({ causale, chiave }: Entrata): string => `l'entrata "${causale}" di ${chiave}`;

/** The money given in a year, entry by entry. */
export const EntrateDotazione = ({ anno }: { readonly anno: number }) => {
  const elenco = useElencoRighe({
    nome: 'entrate-noipa',
    route: dotazioneRoutes.listEntrate,
    request: { body: { anno } },
    colonne,
    ordine: 'data',
    verso: 'DESC',
  });
  const gestione = useGestione<Entrata>({
    entita: 'ENTRATA_NOIPA',
    etichette,
    nome,
    elimina: dotazioneRoutes.removeEntrata,
    elenco,
  });
  return (
    <ElencoGestito
      elenco={elenco}
      gestione={gestione}
      variante="container"
      titolo={`Entrate ${anno}`}
      etichetta={nome}
      azioni={<RiportaResidui anno={anno} />}
      crea="Nuova entrata"
      vuoto={{
        titolo: 'Nessuna entrata',
        testo: 'Le somme assegnate alla scuola nell’anno, dalla comunicazione del Ministero.',
      }}
      finestra={(record, chiudi) => (
        <EntrataModale
          anno={anno}
          entrata={record}
          onChiudi={chiudi}
          onSalvata={(salvata) => (salvata.anno === anno ? elenco.salvata(salvata) : elenco.tolta(salvata))}
        />
      )}
    />
  );
};

/** Carries what is left of the year before, after showing how much. */
const RiportaResidui = ({ anno }: { readonly anno: number }) => {
  const client = useClient();
  const conferma = useConferma();
  const { notify, notifyError } = useNotices();
  const riporta = useWrite(dotazioneRoutes.carryResidui, [dotazioneRoutes.listEntrate]);
  const chiedi = async () => {
    const residui = await client(dotazioneRoutes.listResidui, { query: { anno } });
    const daRiportare = residui.filter(({ residuo, riportato }) => residuo > 0 && riportato === 0);
    if (daRiportare.length === 0) {
      notify('info', `Dal ${anno - 1} non resta niente da riportare.`);
      return;
    }
    conferma({
      titolo: `Riportare ${formatEuro(somma(daRiportare.map(({ residuo }) => residuo)))} dal ${anno - 1} al ${anno}?`,
      testo: daRiportare.map(({ chiave, residuo }) => `${chiave}: ${formatEuro(residuo)}`).join('; '),
      azione: 'Riporta',
      esegui: () => riporta.mutateAsync({ body: { anno } }),
    });
  };
  return (
    <Button
      onClick={() => {
        void chiedi().catch(notifyError);
      }}
    >
      Riporta i residui del {anno - 1}
    </Button>
  );
};
