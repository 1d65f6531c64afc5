import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useWatch } from 'react-hook-form';
import { useWrite } from '#api/query.ts';
import { F24Input, f24Routes, type Proposta } from '#shared/contracts/denunce/f24-chiamate.ts';
import { formatGiorno, giorniTra } from '#shared/domain/tempo/date.ts';
import { formatMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { quanti } from '#ui/formati.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';

const DatiScelti = F24Input.pick({
  descrizione: true,
  dataPagamento: true,
  senzaCodiceFuori: true,
  ravvedimento: true,
});
interface Props {
  readonly proposta: Pick<Proposta, 'modello' | 'scadenza' | 'inRitardoDal' | 'escluse'>;
  readonly mese: Mese;
  readonly scelti: readonly string[];
  readonly onCreato: (uid: string) => void;
  readonly onAnnulla: () => void;
}

/** Payment date and description of a new F24. */
export const DatiF24 = ({ proposta, mese, scelti, onCreato, onAnnulla }: Props) => {
  const { modello, scadenza, inRitardoDal, escluse } = proposta;
  const crea = useWrite(modello === 'EP' ? f24Routes.saveF24Ep : f24Routes.saveF24Ordinario, [
    f24Routes.listF24,
    f24Routes.proponiF24,
  ]);
  const modulo = useModulo({
    schema: DatiScelti,
    valori: {
      descrizione: `F24${modello === 'EP' ? ' EP' : ''} di ${formatMese(mese)}`,
      dataPagamento: scadenza,
      senzaCodiceFuori: false,
      ravvedimento: false,
    },
    salva: ({ ravvedimento, ...dati }) =>
      crea.mutateAsync({
        body: {
          ...dati,
          ravvedimento: ravvedimento === true && dati.dataPagamento >= inRitardoDal,
          anno: mese.anno,
          mese: mese.mese,
          processi: [...scelti],
        },
      }),
    messaggio: 'F24 creato',
    onSalvato: ({ denuncia }) => onCreato(denuncia.uid),
  });
  const dataPagamento = useWatch({ control: modulo.form.control, name: 'dataPagamento' });
  return (
    <Container header={<Header variant="h2">Dati dell'F24</Header>}>
      {scelti.length === 0 ? (
        <Alert type="info">Scegliere almeno una elaborazione.</Alert>
      ) : (
        <Modulo modulo={modulo} onAnnulla={onAnnulla} salva="Crea l'F24">
          <CampoTesto modulo={modulo} nome="descrizione" etichetta="Descrizione" />
          <CampoData
            modulo={modulo}
            nome="dataPagamento"
            etichetta="Data di pagamento"
            aiuto={`È proposto il ${formatGiorno(scadenza)}, termine di ritenute, addizionali e IRAP: controllare il calendario dell'anno.`}
          />
          {dataPagamento >= inRitardoDal && (
            <CampoSiNo
              modulo={modulo}
              nome="ravvedimento"
              etichetta="Ravvedimento operoso"
              descrizione={`${quanti(giorniTra(scadenza, dataPagamento), 'giorno', 'giorni')} di ritardo: interessi e sanzione ridotta dei tributi entrano nel modello`}
            />
          )}
          {escluse.length > 0 && (
            <CampoSiNo
              modulo={modulo}
              nome="senzaCodiceFuori"
              etichetta="Somme senza codice"
              descrizione="Lasciarle fuori per scelta: restano segnalate e non bloccano l'invio"
            />
          )}
        </Modulo>
      )}
    </Container>
  );
};
