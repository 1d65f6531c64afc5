import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { F24Input, f24Routes } from '../../../../../shared/contracts/denunce/f24-chiamate.ts';
import type { ModelloF24 } from '../../../../../shared/domain/elaborazione/denuncia.ts';
import { addGiorni, giornoSettimana } from '../../../../../shared/domain/tempo/date.ts';
import { addMesi, formatMese, primoGiornoDelMese, type Mese } from '../../../../../shared/domain/tempo/mese.ts';
import { useWrite } from '../../../api/query.ts';
import { CampoData } from '../../../ui/modulo/campi/campo-data.tsx';
import { CampoSiNo } from '../../../ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '../../../ui/modulo/campi/campo-testo.tsx';
import { Modulo } from '../../../ui/modulo/modulo.tsx';
import { useModulo } from '../../../ui/modulo/use-modulo.ts';

const DatiScelti = F24Input.pick({ descrizione: true, dataPagamento: true, senzaCodiceFuori: true });
/** Withholdings and IRAP of a month are paid by this day of the next one. */
const GIORNO = 15;

/** The day proposed for the payment: the due day, on the Monday after when it falls on a week end. */
const scadenzaProposta = (mese: Mese): string => {
  const giorno = addGiorni(primoGiornoDelMese(addMesi(mese, 1)), GIORNO - 1);
  return addGiorni(giorno, { 6: 2, 7: 1 }[giornoSettimana(giorno)] ?? 0);
};

interface Props {
  /** The form that the school pays by. */
  readonly modello: ModelloF24;
  readonly mese: Mese;
  readonly scelti: readonly string[];
  readonly conSenzaCodice: boolean;
  readonly onCreato: (uid: string) => void;
  readonly onAnnulla: () => void;
}

/** Payment date and description of a new F24. */
export const DatiF24 = ({ modello, mese, scelti, conSenzaCodice, onCreato, onAnnulla }: Props) => {
  const crea = useWrite(modello === 'EP' ? f24Routes.saveF24Ep : f24Routes.saveF24Ordinario, [
    f24Routes.listF24,
    f24Routes.proponiF24,
  ]);
  const modulo = useModulo({
    schema: DatiScelti,
    valori: {
      descrizione: `F24${modello === 'EP' ? ' EP' : ''} di ${formatMese(mese)}`,
      dataPagamento: scadenzaProposta(mese),
      senzaCodiceFuori: false,
    },
    salva: (dati) => crea.mutateAsync({ body: { ...dati, anno: mese.anno, mese: mese.mese, processi: [...scelti] } }),
    messaggio: 'F24 creato',
    onSalvato: ({ denuncia }) => onCreato(denuncia.uid),
  });
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
            aiuto={`È proposto il giorno ${GIORNO} del mese seguente, scadenza di ritenute e IRAP: controllare il calendario dell'anno.`}
          />
          {conSenzaCodice && (
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
