import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '#api/query.ts';
import { rifiutoDelDato } from '#shared/calculation/situazione/dati-letti.ts';
import { ParticolaritaModulo, type Particolarita } from '#shared/contracts/anagrafe/particolarita.ts';
import { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';
import {
  codiciParticolarita,
  descrizioneParticolarita,
  type CodiceParticolarita,
} from '#shared/domain/persona/particolarita.ts';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoNota } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalvaDi } from '#ui/modulo/use-salva.ts';
import { useNotices } from '#ui/notices.tsx';
import { usePersonaAperta } from '#ui/personale/use-persona-aperta.ts';
import { FinestraRegistro } from '#ui/registro/registro-modifiche.tsx';
import { useHasRole } from '#ui/session.ts';

const etichette = { codParticolarita: 'Particolarità', datInizio: 'Inizio', datFine: 'Fine', note: 'Note' };
/** Conditions that some payslip reads, and the one that is there already. */
const vociDi = (scritta: CodiceParticolarita | undefined) =>
  codiciParticolarita
    .filter((codice) => codice === scritta || rifiutoDelDato(codice, 'SCUOLA', []) === null)
    .map((codice) => ({ codice, descrizione: descrizioneParticolarita[codice] }));

const colonne: readonly Colonna<Particolarita>[] = [
  {
    id: 'codParticolarita',
    titolo: etichette.codParticolarita,
    valore: ({ codParticolarita }) => descrizioneParticolarita[codParticolarita],
    larghezza: 420,
  },
  { id: 'datInizio', titolo: etichette.datInizio, tipo: 'data', larghezza: 140 },
  { id: 'datFine', titolo: etichette.datFine, tipo: 'data', larghezza: 140 },
  { id: 'note', titolo: etichette.note },
];

const nomeDi = ({ codParticolarita }: Particolarita): string => descrizioneParticolarita[codParticolarita];

type Aperto =
  | { readonly cosa: 'nuova' }
  | { readonly cosa: 'modifica' | 'registro'; readonly particolarita: Particolarita };

/** The particularities of a person: dated conditions that change contributions or tax. */
export const ParticolaritaPage = () => {
  const { uid: uidSubAnagrafe, di, intesta } = usePersonaAperta();
  const elenco = useElencoRighe({
    nome: 'particolarita',
    route: vociPersonaRoutes.listParticolarita,
    request: { query: { uidSubAnagrafe } },
    colonne,
    ordine: 'datInizio',
    verso: 'DESC',
  });
  const [aperto, setAperto] = useState<Aperto | null>(null);
  const elimina = useWrite(vociPersonaRoutes.removeParticolarita);
  const conferma = useConferma();
  const { notify } = useNotices();
  const naviga = useNavigate();
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  const chiudi = () => setAperto(null);
  const modifica = (particolarita: Particolarita) => setAperto({ cosa: 'modifica', particolarita });
  const chiediElimina = (particolarita: Particolarita) =>
    conferma({
      titolo: `Eliminare la particolarità "${nomeDi(particolarita)}"?`,
      testo: `Non sarà più applicata ai cedolini ${di}.`,
      azione: 'Elimina',
      esegui: async () => {
        await elimina.mutateAsync({ body: { uid: particolarita.uid, versione: particolarita.versione } });
        elenco.tolta(particolarita);
        notify('success', 'Particolarità eliminata');
      },
    });
  return (
    <>
      <Elenco
        elenco={elenco}
        {...intesta('Particolarità')}
        etichetta={nomeDi}
        onApri={modifica}
        azioni={
          <Button
            onClick={() => {
              void naviga(`/anagrafe?persona=${uidSubAnagrafe}`);
            }}
          >
            Torna alla persona
          </Button>
        }
        crea={{ testo: 'Nuova particolarità', onClick: () => setAperto({ cosa: 'nuova' }) }}
        vuoto={{
          titolo: 'Nessuna particolarità',
          testo: 'Esoneri contributivi, opzioni per i non residenti, esonero per le madri.',
        }}
        azioniRiga={(particolarita) => [
          { testo: 'Modifica', onClick: () => modifica(particolarita) },
          ...(vedeRegistro
            ? [{ testo: "Chi l'ha modificata", onClick: () => setAperto({ cosa: 'registro', particolarita }) }]
            : []),
          { testo: 'Elimina', onClick: () => chiediElimina(particolarita) },
        ]}
      />
      {aperto?.cosa === 'nuova' && (
        <ParticolaritaModale uidSubAnagrafe={uidSubAnagrafe} onChiudi={chiudi} onSalvata={elenco.salvata} />
      )}
      {aperto?.cosa === 'modifica' && (
        <ParticolaritaModale
          uidSubAnagrafe={uidSubAnagrafe}
          particolarita={aperto.particolarita}
          onChiudi={chiudi}
          onSalvata={elenco.salvata}
        />
      )}
      {aperto?.cosa === 'registro' && (
        <FinestraRegistro
          entita="PARTICOLARITA"
          uid={aperto.particolarita.uid}
          titolo={nomeDi(aperto.particolarita)}
          etichette={etichette}
          onChiudi={chiudi}
        />
      )}
    </>
  );
};

interface ModaleProps {
  readonly uidSubAnagrafe: string;
  readonly particolarita?: Particolarita;
  readonly onChiudi: () => void;
  readonly onSalvata: (particolarita: Particolarita) => void;
}

const ParticolaritaModale = ({ uidSubAnagrafe, particolarita, onChiudi, onSalvata }: ModaleProps) => {
  const salva = useSalvaDi(
    { uidSubAnagrafe },
    vociPersonaRoutes.createParticolarita,
    vociPersonaRoutes.updateParticolarita,
    particolarita,
  );
  const modulo = useModulo({
    schema: ParticolaritaModulo,
    valori: particolarita ?? {},
    versione: particolarita?.versione,
    salva,
    onSalvato: (salvata) => {
      onSalvata(salvata);
      onChiudi();
    },
  });
  return (
    <ModaleModulo modulo={modulo} titolo={particolarita ? 'Particolarità' : 'Nuova particolarità'} onChiudi={onChiudi}>
      <CampoScelta
        modulo={modulo}
        nome="codParticolarita"
        etichetta={etichette.codParticolarita}
        voci={vociDi(particolarita?.codParticolarita)}
      />
      <ColumnLayout columns={2}>
        <CampoData modulo={modulo} nome="datInizio" etichetta={etichette.datInizio} />
        <CampoData modulo={modulo} nome="datFine" etichetta={etichette.datFine} aiuto="Vuota: fino a nuovo ordine" />
      </ColumnLayout>
      <CampoNota modulo={modulo} nome="note" etichetta={etichette.note} righe={2} />
    </ModaleModulo>
  );
};
