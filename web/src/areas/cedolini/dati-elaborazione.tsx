import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWatch } from 'react-hook-form';
import { useRoute } from '#api/query.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import type { ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoAnno, CampoMese } from '#ui/modulo/campi/campo-mese.tsx';
import { CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoNota, CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { isConguaglio } from './anno-del-conguaglio.ts';

const ALTRI_TIPI = 'Solo quelli che questa scuola fa qui: gli altri, e perché, si leggono in Dati della scuola';

/** The data of a run: type and method, month of liquidation, payment, project and source. */
export const DatiElaborazione = ({ modulo }: { readonly modulo: ControlloModulo<ProcessoInput> }) => {
  const { data: tipi = [] } = useRoute(calcoloRoutes.listElaborazioni, {}, { staleTime: Infinity });
  const offerti = tipi.filter(({ nonOfferta }) => nonOfferta === null);
  const metodi = offerti.flatMap(({ descrizione, metodi: suoi, contabilizzabile }) =>
    suoi.map((metodo) => ({
      codice: metodo.idMetodo,
      descrizione: `${descrizione} — ${metodo.descrizione}`,
      ...(contabilizzabile ? {} : { dettaglio: 'Solo simulazione: paga NoiPA' }),
    })),
  );
  const [idMetodo, dataPagamento] = useWatch({ control: modulo.form.control, name: ['idMetodo', 'dataPagamento'] });
  const pagato = Number(dataPagamento.slice(0, 4));
  return (
    <SpaceBetween size="l">
      <CampoTesto
        modulo={modulo}
        nome="DES_ELABORAZIONE"
        etichetta="Descrizione"
        aiuto="Come sarà riconosciuta nell'elenco e sul cedolino"
      />
      <CampoScelta
        modulo={modulo}
        nome="idMetodo"
        etichetta="Tipo di elaborazione e importi"
        voci={metodi}
        {...(offerti.length < tipi.length ? { aiuto: ALTRI_TIPI } : {})}
      />
      {isConguaglio(idMetodo) && (
        <CampoAnno
          modulo={modulo}
          nome="annoConguagliato"
          etichetta="Anno da conguagliare"
          aiuto="Se non si sceglie: fino al 28 febbraio l'anno prima, poi quello del pagamento. Resta questo anche se si paga dopo il termine"
          dal={pagato - 1}
          al={pagato}
        />
      )}
      <ColumnLayout columns={3}>
        <CampoMese modulo={modulo} nome="MESE" etichetta="Mese di liquidazione" />
        <CampoAnno modulo={modulo} nome="ANNO" etichetta="Anno" dal={2023} al={2030} />
        <CampoData
          modulo={modulo}
          nome="dataPagamento"
          etichetta="Data di pagamento"
          aiuto="Decide l'anno fiscale e le aliquote"
        />
      </ColumnLayout>
      <ColumnLayout columns={2}>
        <CampoTesto modulo={modulo} nome="attivita" parola="Attività pagata" etichetta="Attività" />
        <CampoTesto modulo={modulo} nome="progetto" etichetta="Progetto" />
        <CampoTesto modulo={modulo} nome="fonteFinanziamento" etichetta="Fonte di finanziamento" />
        <CampoTesto modulo={modulo} nome="cup" etichetta="CUP" maiuscole />
        <CampoImporto
          modulo={modulo}
          nome="numDisponibile"
          etichetta="Somma disponibile"
          aiuto="Del progetto, lordo Stato: mentre si prepara si legge quanto ne resta"
        />
      </ColumnLayout>
      <CampoNota
        modulo={modulo}
        nome="NOTE_ELABORAZIONE"
        etichetta="Note dell'ufficio"
        aiuto="Non si vedono sul cedolino"
      />
      <CampoSiNo
        modulo={modulo}
        nome="simulazione"
        etichetta="Simulazione"
        descrizione="Può contenere anche ciò che paga NoiPA e non si potrà mai contabilizzare"
      />
    </SpaceBetween>
  );
};
