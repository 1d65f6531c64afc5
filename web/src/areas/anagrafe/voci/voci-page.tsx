import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRoute, useWrite } from '#api/query.ts';
import { vociPersonaRoutes, type VocePersonaElencata } from '#shared/contracts/anagrafe/voci-persona.ts';
import { descrizioneUnitaVoce } from '#shared/domain/persona/valori-ammessi.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro, formatOre } from '#shared/money/centesimi.ts';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { useNotices } from '#ui/notices.tsx';
import { usePersonaAperta } from '#ui/personale/use-persona-aperta.ts';
import { FinestraRegistro } from '#ui/registro/registro-modifiche.tsx';
import { useHasRole } from '#ui/session.ts';
import { etichetteVoce, VoceModale } from './voce-modale.tsx';

const valoreInParole = ({ unita, numValore }: VocePersonaElencata): string =>
  unita === 'IMPORTO' ? formatEuro(numValore) : formatOre(numValore);
const inizioDi = ({ annoInizio, meseInizio }: VocePersonaElencata): string =>
  formatMese({ anno: annoInizio, mese: meseInizio });
const fineDi = ({ annoFine, meseFine }: VocePersonaElencata): string =>
  annoFine === null || meseFine === null ? 'in poi' : formatMese({ anno: annoFine, mese: meseFine });
const nomeDi = (voce: VocePersonaElencata): string => `${voce.desVoce} da ${inizioDi(voce)}`;

const colonne: readonly Colonna<VocePersonaElencata>[] = [
  { id: 'desVoce', titolo: 'Voce', valore: ({ codVoce, desVoce }) => `${codVoce} ${desVoce}`, larghezza: 300 },
  { id: 'unita', titolo: 'Unità', valore: ({ unita }) => descrizioneUnitaVoce[unita], larghezza: 120 },
  { id: 'numValore', titolo: 'Valore', valore: ({ numValore }) => numValore, cella: valoreInParole, larghezza: 160 },
  {
    id: 'inizio',
    titolo: 'Da',
    valore: ({ annoInizio, meseInizio }) => annoInizio * 100 + meseInizio,
    cella: inizioDi,
    larghezza: 180,
  },
  {
    id: 'fine',
    titolo: 'A',
    valore: ({ annoFine, meseFine }) => (annoFine ?? 9999) * 100 + (meseFine ?? 12),
    cella: fineDi,
  },
];

type Aperto =
  | { readonly cosa: 'nuova' }
  | { readonly cosa: 'modifica' | 'registro'; readonly voce: VocePersonaElencata };

const uidOf = ({ uid }: VocePersonaElencata): string => uid;

/** The values of a person as a list, and the items of the school they are values of. */
const useVociDi = (uidSubAnagrafe: string) => {
  const { data, error, isPending, refetch } = useRoute(vociPersonaRoutes.listVociPersona, {
    query: { uidSubAnagrafe },
  });
  const locale = useElencoLocale({
    nome: 'voci-persona',
    righe: data?.righe ?? [],
    colonne,
    chiave: uidOf,
    ordine: 'inizio',
    verso: 'DESC',
    stato: uidSubAnagrafe,
  });
  const elenco = {
    ...locale,
    caricamento: isPending || locale.caricamento,
    errore: error,
    ricarica: () => {
      void refetch();
    },
  };
  return { elenco, voci: data?.voci ?? [], senzaVoci: data?.voci.length === 0 };
};

/** The values a person has for the school's own items. */
export const VociPage = () => {
  const { uid: uidSubAnagrafe, di, intesta } = usePersonaAperta();
  const { elenco, voci, senzaVoci } = useVociDi(uidSubAnagrafe);
  const [aperto, setAperto] = useState<Aperto | null>(null);
  const elimina = useWrite(vociPersonaRoutes.removeVocePersona, [vociPersonaRoutes.listVociPersona]);
  const conferma = useConferma();
  const { notify } = useNotices();
  const naviga = useNavigate();
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  const modifica = (voce: VocePersonaElencata) => setAperto({ cosa: 'modifica', voce });
  const chiediElimina = (voce: VocePersonaElencata) =>
    conferma({
      titolo: `Togliere ${nomeDi(voce)}?`,
      testo: `La voce non sarà più proposta nei cedolini ${di}.`,
      azione: 'Elimina',
      esegui: async () => {
        await elimina.mutateAsync({ body: { uid: voce.uid, versione: voce.versione } });
        notify('success', 'Voce tolta');
      },
    });
  return (
    <>
      <Elenco
        elenco={elenco}
        {...intesta('Voci utente')}
        etichetta={nomeDi}
        onApri={modifica}
        esporta={false}
        azioni={
          <Button
            onClick={() => {
              void naviga(`/anagrafe?persona=${uidSubAnagrafe}`);
            }}
          >
            Torna alla persona
          </Button>
        }
        crea={senzaVoci ? undefined : { testo: 'Nuovo valore', onClick: () => setAperto({ cosa: 'nuova' }) }}
        vuoto={{
          titolo: 'Nessuna voce',
          testo: senzaVoci
            ? 'La scuola non ha voci proprie: si creano nelle tabelle, alla pagina Voci utente.'
            : 'Assegnare alla persona il valore di una voce della scuola.',
        }}
        azioniRiga={(voce) => [
          { testo: 'Modifica', onClick: () => modifica(voce) },
          ...(vedeRegistro
            ? [{ testo: "Chi l'ha modificata", onClick: () => setAperto({ cosa: 'registro', voce }) }]
            : []),
          { testo: 'Elimina', onClick: () => chiediElimina(voce) },
        ]}
      />
      {aperto && (
        <Finestra aperto={aperto} uidSubAnagrafe={uidSubAnagrafe} voci={voci} onChiudi={() => setAperto(null)} />
      )}
    </>
  );
};

interface FinestraProps extends Omit<Parameters<typeof VoceModale>[0], 'voce'> {
  readonly aperto: Aperto;
}

const Finestra = ({ aperto, ...resto }: FinestraProps) => {
  if (aperto.cosa === 'nuova') return <VoceModale {...resto} />;
  if (aperto.cosa === 'modifica') return <VoceModale {...resto} voce={aperto.voce} />;
  return (
    <FinestraRegistro
      entita="VOCE_PERSONA"
      uid={aperto.voce.uid}
      titolo={nomeDi(aperto.voce)}
      etichette={etichetteVoce}
      onChiudi={resto.onChiudi}
    />
  );
};
