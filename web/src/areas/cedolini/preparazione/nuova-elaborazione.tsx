import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { calcoloRoutes } from '../../../../../shared/contracts/cedolini/calcolo.ts';
import { processiRoutes } from '../../../../../shared/contracts/cedolini/cedolini.ts';
import { ProcessoInput } from '../../../../../shared/contracts/cedolini/processo.ts';
import { useWrite } from '../../../api/query.ts';
import { Modulo } from '../../../ui/modulo/modulo.tsx';
import { useModulo } from '../../../ui/modulo/use-modulo.ts';
import { Pagina } from '../../../ui/pagina.tsx';
import { useSession } from '../../../ui/session.ts';
import { DatiElaborazione } from '../dati-elaborazione.tsx';

interface Props {
  readonly onCreata: (uid: string) => void;
  readonly onAnnulla: () => void;
}

/** First step of the creation: type and data. Saving keeps the run as a draft and goes on to the people. */
export const NuovaElaborazione = ({ onCreata, onAnnulla }: Props) => {
  const { sessione } = useSession();
  const prepara = useWrite(calcoloRoutes.initData, [processiRoutes.listProcessi]);
  const [anno = 2023, mese = 1] = sessione.oggi.split('-').map(Number);
  const modulo = useModulo({
    schema: ProcessoInput,
    valori: {
      ANNO: anno,
      MESE: mese,
      dataPagamento: sessione.oggi,
      simulazione: false,
      idMetodo: 'ACC-LD',
      DES_ELABORAZIONE: '',
      NOTE_ELABORAZIONE: '',
      attivita: '',
      progetto: '',
      fonteFinanziamento: '',
      cup: null,
      numDisponibile: null,
    },
    salva: (processo) => prepara.mutateAsync({ body: { processo, uidSubAnagrafeList: [] } }),
    messaggio: 'Elaborazione creata: scegliere le persone e le voci',
    onSalvato: ({ processo }) => onCreata(processo.uid),
  });
  return (
    <Pagina titolo="Nuova elaborazione" descrizione="Passo 1 di 2: tipo e dati">
      <Container header={<Header variant="h2">Tipo e dati</Header>}>
        <Modulo modulo={modulo} onAnnulla={onAnnulla} salva="Avanti">
          <DatiElaborazione modulo={modulo} />
        </Modulo>
      </Container>
    </Pagina>
  );
};
