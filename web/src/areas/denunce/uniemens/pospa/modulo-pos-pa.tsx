import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useClient, useWrite } from '#api/query.ts';
import type { Denuncia, RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import {
  listaPosPARoutes,
  type Proposta,
  type QualeLista,
} from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import { campiModulo, type GruppoCampi } from '#shared/domain/denunce/moduli-pos-pa.ts';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useModulo, type ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { useNotices } from '#ui/notices.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { diUno } from '#ui/personale/di-uno.ts';
import { CampiRecord, fill } from '../../parti/campi-record.tsx';
import { useSolaLettura } from '../../parti/sola-lettura.ts';
import { cambiati, schemaDi, valoriDi, type ValoriModulo } from '../../parti/valori-record.ts';
import { lette, SCHEDE, type NomeScheda } from '../chiamate-moduli.ts';
import { ELEMENTI } from './elementi-moduli.ts';
import { paroleDelCampo } from './parole-campi.tsx';
import { StampaModulo } from './stampa-lista.tsx';

interface Props {
  readonly denuncia: Pick<Denuncia, 'uid' | 'versione' | 'STATUS' | 'anno' | 'mese'>;
  readonly lista: QualeLista;
  readonly modulo: NomeScheda;
  /** Its id in the registry; null when nobody there has that codice fiscale any more. */
  readonly persona: string | null;
  readonly lavoratore: Parameters<typeof diUno>[0];
  /** Undefined for a new one. */
  readonly riga: RigaDenuncia | undefined;
  readonly onChiudi: () => void;
}

/** Payers that a form shows: those it has, and one more. */
const versantiDi = (riga: RigaDenuncia | undefined): number =>
  1 +
  new Set(
    Object.keys(riga?.calcolati ?? {}).flatMap((nome) =>
      nome.startsWith('EnteVersante.') ? [nome.split('.')[1]] : [],
    ),
  ).size;

const gruppiDi = (modulo: NomeScheda, riga: RigaDenuncia | undefined): readonly GruppoCampi[] =>
  modulo === 'v1' ? campiModulo.v1(versantiDi(riga)) : campiModulo[modulo]();

/** A form of a worker: what was gathered is written over, what the office enters is its own. */
export const ModuloPosPA = ({ denuncia, lista, modulo: quale, persona, lavoratore, riga, onChiudi }: Props) => {
  const [gruppi] = useState(() => gruppiDi(quale, riga));
  const [schema] = useState(() => schemaDi(gruppi, ELEMENTI[quale]));
  const { titolo, salva } = SCHEDE[quale];
  const chiusa = useSolaLettura(denuncia);
  const scrivi = useWrite(salva, lette);
  const modulo = useModulo<ValoriModulo, unknown>({
    schema,
    valori: { ...valoriDi(gruppi, riga) },
    salva: (valori) =>
      scrivi.mutateAsync({
        body: {
          uid: denuncia.uid,
          versione: denuncia.versione,
          uidPosPa: lista,
          ...(riga === undefined ? { uidSubAnagrafe: persona ?? '' } : { riga: riga.chiave }),
          campi: cambiati(gruppi, riga, valori),
          perche: valori.perche,
        },
      }),
    messaggio: `${titolo}: salvato`,
    onSalvato: onChiudi,
  });
  return (
    <Pagina
      {...diUno(lavoratore, 'del lavoratore').intesta(
        titolo,
        riga === undefined || riga.aMano === true
          ? 'Scritto a mano: «Aggiorna» lo lascia com’è'
          : 'Raccolto dai cedolini: quello che si scrive qui sta sopra al calcolato, con il motivo',
      )}
      azioni={
        quale !== 'lavoratore' && riga !== undefined && persona !== null ? (
          <StampaModulo denuncia={denuncia} modulo={quale} persona={persona} />
        ) : undefined
      }
    >
      <Modulo modulo={modulo} onAnnulla={onChiudi} bloccato={chiusa}>
        <SpaceBetween size="m">
          {(quale === 'e0' || quale === 'v1') && persona !== null && (
            <Proposte modulo={modulo} gruppi={gruppi} persona={persona} />
          )}
          <CampiRecord modulo={modulo} gruppi={gruppi} inParole={paroleDelCampo} />
          <CampoTesto
            modulo={modulo}
            nome="perche"
            etichetta="Motivo"
            aiuto="Resta accanto ai valori, con chi e quando"
          />
        </SpaceBetween>
      </Modulo>
    </Pagina>
  );
};

interface ProposteProps {
  readonly modulo: ControlloModulo<ValoriModulo>;
  readonly gruppi: readonly GruppoCampi[];
  readonly persona: string;
}

/** Fills the form with what services and rules say of its period. */
const Proposte = ({ modulo, gruppi, persona }: ProposteProps) => {
  const client = useClient();
  const { notifyError } = useNotices();
  const [avvertenze, setAvvertenze] = useState<readonly string[]>([]);
  const periodo = () => {
    const { GiornoInizio = '', GiornoFine = '' } = modulo.form.getValues().testi;
    return { uidSubAnagrafe: persona, dal: GiornoInizio, al: GiornoFine };
  };
  const take = (proposta: Promise<Proposta>) => {
    proposta.then(({ campi, avvertenze: nuove }) => {
      fill(modulo, gruppi, campi);
      setAvvertenze(nuove);
    }, notifyError);
  };
  const calcola = () => {
    const { importi } = modulo.form.getValues();
    take(
      client(listaPosPARoutes.proponiImporti, {
        body: {
          ...periodo(),
          imponibile: importi.Gestioni__GestPensionistica__Imponibile ?? 0,
          utileFineServizio: importi.RetribValutabileTFR ?? 0,
        },
      }),
    );
  };
  return (
    <SpaceBetween size="xs">
      <SpaceBetween direction="horizontal" size="xs">
        <Button
          formAction="none"
          onClick={() => take(client(listaPosPARoutes.proponiInquadramento, { body: periodo() }))}
        >
          Proponi l'inquadramento
        </Button>
        <Button formAction="none" onClick={calcola}>
          Calcola i contributi
        </Button>
      </SpaceBetween>
      {avvertenze.length > 0 && <Alert type="warning">{avvertenze.join(' ')}</Alert>}
    </SpaceBetween>
  );
};
