import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useWrite } from '#api/query.ts';
import {
  addizionaliRoutes,
  CaricamentoInput,
  descrizioneEnteAddizionale,
  entiAddizionale,
  type RigaScartata,
  type TabellaCaricata,
} from '#shared/contracts/tabelle/addizionali.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoFile } from '#ui/modulo/campi/campo-file.tsx';
import { CampoAnno } from '#ui/modulo/campi/campo-mese.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSession } from '#ui/session.ts';

interface Props {
  readonly tabella: TabellaCaricata | undefined;
  readonly onChiudi: () => void;
  readonly onCaricata: (tabella: TabellaCaricata, scartate: readonly RigaScartata[]) => void;
}

/** Loads the official file of a year, or a newer one in its place. */
export const AddizionaliModale = ({ tabella, onChiudi, onCaricata }: Props) => {
  const { sessione } = useSession();
  const carica = useWrite(addizionaliRoutes.loadAddizionali);
  const anno = Number(sessione.oggi.slice(0, 4));
  const modulo = useModulo({
    schema: CaricamentoInput,
    valori: {
      tipo: tabella?.tipo ?? 'COMUNE',
      anno: tabella?.anno ?? anno,
      letta: sessione.oggi,
      nomeFile: '',
      testo: '',
    },
    salva: (valori) => carica.mutateAsync({ body: valori }),
    messaggio: 'Tabella caricata',
    onSalvato: ({ tabella: caricata, scartate }) => {
      onCaricata(caricata, scartate);
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={tabella ? `${descrizioneEnteAddizionale[tabella.tipo]} ${tabella.anno}` : 'Carica una tabella'}
      onChiudi={onChiudi}
      salva="Carica"
    >
      <ColumnLayout columns={2}>
        <CampoScelta
          modulo={modulo}
          nome="tipo"
          parola="Tabella delle addizionali"
          etichetta="Tabella"
          voci={opzioni(entiAddizionale, descrizioneEnteAddizionale)}
        />
        <CampoAnno modulo={modulo} nome="anno" etichetta="Anno" dal={2023} al={anno + 1} />
      </ColumnLayout>
      <CampoData
        modulo={modulo}
        nome="letta"
        etichetta="Preso dal sito il"
        aiuto="Il giorno in cui il file è stato scaricato: i cedolini lo riportano"
      />
      <CampoFile
        modulo={modulo}
        nome="testo"
        etichetta="File"
        descrizione="Il CSV del Dipartimento delle finanze, così com'è"
        aiuto="Add_comunale_irpef… per i comuni, addreg… per le regioni"
        accetta=".csv,.txt"
        leggi={async (file) => decodifica(await file.arrayBuffer())}
        onNome={(nome) => modulo.form.setValue('nomeFile', nome)}
      />
    </ModaleModulo>
  );
};

/** The ministry writes in either encoding: what is not UTF-8 is Windows-1252. */
const decodifica = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
