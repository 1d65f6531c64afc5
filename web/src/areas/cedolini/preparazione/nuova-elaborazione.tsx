import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useWrite } from '#api/query.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { ProcessoInput, type Processo } from '#shared/contracts/cedolini/processo.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useModulo, type ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { Pagina } from '#ui/pagina.tsx';
import { useSession } from '#ui/session.ts';
import { conAnnoDelConguaglio } from '../anno-del-conguaglio.ts';
import { DatiElaborazione } from '../dati-elaborazione.tsx';
import { DaProgetto } from './da-progetto.tsx';
import { nomeProposto } from './nome-proposto.ts';
import { processoInputDi } from './processo-input.ts';

interface Props {
  /** The year of the settlement to make; null of any other run. */
  readonly conguaglio: number | null;
  readonly onCreata: (uid: string) => void;
  readonly onAnnulla: () => void;
}

/** First step of the creation: type and data, from nothing or as a project was paid the last time. Saving keeps the run as a draft and goes on to the people. */
export const NuovaElaborazione = (props: Props) => {
  const [modello, setModello] = useState<Processo | null>(null);
  return (
    <Pagina titolo="Nuova elaborazione" descrizione="Passo 1 di 2: tipo e dati">
      <Container header={<Header variant="h2">Tipo e dati</Header>}>
        <SpaceBetween size="l">
          <DaProgetto modello={modello} onModello={setModello} />
          <Dati key={modello?.uid ?? ''} modello={modello} {...props} />
        </SpaceBetween>
      </Container>
    </Pagina>
  );
};

/** What a run starts from when it is made after no other. */
const DA_CAPO: Omit<ProcessoInput, 'ANNO' | 'MESE' | 'dataPagamento'> = {
  simulazione: false,
  idMetodo: 'ACC-LD',
  DES_ELABORAZIONE: '',
  NOTE_ELABORAZIONE: '',
  attivita: '',
  progetto: '',
  fonteFinanziamento: '',
  cup: null,
  numDisponibile: null,
};

/** The data that the settlement of a year starts from. */
const conguaglioDel = (anno: number): Pick<ProcessoInput, 'idMetodo' | 'DES_ELABORAZIONE' | 'annoConguagliato'> => ({
  idMetodo: 'CON-LD',
  DES_ELABORAZIONE: `Conguaglio ${anno}`,
  annoConguagliato: anno,
});

/** Keeps proposing what the run is called, by its kind and month, until somebody writes another name. */
const useNomeProposto = ({ form }: ControlloModulo<ProcessoInput>, nuova: boolean): void => {
  const [idMetodo, mese, anno] = useWatch({ control: form.control, name: ['idMetodo', 'MESE', 'ANNO'] });
  const proposto = nomeProposto(idMetodo, { anno, mese });
  const [ultimo, setUltimo] = useState('');
  useEffect(() => {
    const scritto = form.getValues('DES_ELABORAZIONE');
    if (!nuova || proposto === ultimo || (scritto !== '' && scritto !== ultimo)) return;
    form.setValue('DES_ELABORAZIONE', proposto);
    setUltimo(proposto);
  }, [form, nuova, proposto, ultimo]);
};

const Dati = ({ modello, conguaglio, onCreata, onAnnulla }: Props & { readonly modello: Processo | null }) => {
  const { oggi } = useSession().sessione;
  const prepara = useWrite(calcoloRoutes.initData, [processiRoutes.listProcessi]);
  const duplica = useWrite(bozzaRoutes.duplicaProcesso, [processiRoutes.listProcessi]);
  const { anno, mese } = meseDi(oggi);
  const modulo = useModulo({
    schema: ProcessoInput,
    valori: {
      ...(modello === null ? DA_CAPO : processoInputDi(modello)),
      // not chosen, it is the one open to settle on the day of payment
      annoConguagliato: null,
      ...(modello === null && conguaglio !== null ? conguaglioDel(conguaglio) : {}),
      ANNO: anno,
      MESE: mese,
      dataPagamento: oggi,
    },
    salva: async (scritto) => {
      const processo = conAnnoDelConguaglio(scritto);
      if (modello === null) return (await prepara.mutateAsync({ body: { processo, uidSubAnagrafeList: [] } })).processo;
      return (await duplica.mutateAsync({ body: { idProcesso: modello.uid, processo, conVoci: true } })).processo;
    },
    messaggio:
      modello === null
        ? 'Elaborazione creata: scegliere le persone e le voci'
        : 'Elaborazione creata dal progetto: controllare persone e voci',
    onSalvato: ({ uid }) => onCreata(uid),
  });
  useNomeProposto(modulo, modello === null && conguaglio === null);
  return (
    <Modulo modulo={modulo} onAnnulla={onAnnulla} salva="Avanti">
      <DatiElaborazione modulo={modulo} />
    </Modulo>
  );
};
