import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useWatch } from 'react-hook-form';
import {
  SoggettivaModulo,
  vociPersonaRoutes,
  type Soggettiva,
  type SoggettivaInput,
} from '#shared/contracts/anagrafe/voci-persona.ts';
import type { RouteAnswer } from '#shared/contracts/route.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalvaDi } from '#ui/modulo/use-salva.ts';
import { CampiCreditore } from './campi-creditore.tsx';
import { CampiPiano } from './campi-piano.tsx';

export const etichetteSoggettiva = {
  codVoce: 'Voce',
  numImporto: 'Importo mensile',
  datInizio: 'Inizio',
  datFine: 'Fine',
  desRiferimento: 'Riferimento',
  numTotale: 'Totale dovuto',
  piano: 'Piano di ammortamento',
  creditore: 'Creditore',
};

/** The item whose instalments are due to INPS: the monthly declaration asks for their plan. */
const PRESTITO_INPS = 'PREINP';

type Dizionario = RouteAnswer<typeof vociPersonaRoutes.listVociDizionario>;

interface Props {
  readonly uidSubAnagrafe: string;
  readonly dizionario: Dizionario;
  readonly voce?: Soggettiva;
  readonly onChiudi: () => void;
  readonly onSalvata: (voce: Soggettiva) => void;
}

/** A subjective item, new or to be changed. */
export const SoggettivaModale = ({ uidSubAnagrafe, dizionario, voce, onChiudi, onSalvata }: Props) => {
  const salva = useSalvaDi(
    { uidSubAnagrafe },
    vociPersonaRoutes.createSoggettiva,
    vociPersonaRoutes.updateSoggettiva,
    voce,
  );
  const modulo = useModulo({
    schema: SoggettivaModulo,
    valori: voce ?? {},
    versione: voce?.versione,
    salva: (valori, corrente) => salva(senzaCreditoreNonDetto(valori, voce, dizionario), corrente),
    onSalvato: (salvata) => {
      onSalvata(salvata);
      onChiudi();
    },
  });
  const codVoce = useWatch({ control: modulo.form.control, name: 'codVoce' });
  const scelta = dizionario.find((candidata) => candidata.codVoce === codVoce);
  return (
    <ModaleModulo modulo={modulo} titolo={voce ? 'Voce soggettiva' : 'Nuova voce soggettiva'} onChiudi={onChiudi}>
      <CampoScelta
        modulo={modulo}
        nome="codVoce"
        etichetta={etichetteSoggettiva.codVoce}
        voci={dizionario.map(({ codVoce: codice, desVoce }) => ({ codice, descrizione: desVoce }))}
        {...(scelta ? { aiuto: scelta.desUso } : {})}
      />
      <ColumnLayout columns={2}>
        <CampoImporto modulo={modulo} nome="numImporto" etichetta={etichetteSoggettiva.numImporto} />
        {scelta?.tipo === 'TRATTENUTA' && (
          <CampoImporto
            modulo={modulo}
            nome="numTotale"
            etichetta={etichetteSoggettiva.numTotale}
            aiuto="La trattenuta si ferma quando i cedolini contabilizzati lo raggiungono, o alla data di fine. Vuoto: fino alla data di fine"
          />
        )}
        <CampoData modulo={modulo} nome="datInizio" etichetta={etichetteSoggettiva.datInizio} />
        <CampoData
          modulo={modulo}
          nome="datFine"
          etichetta={etichetteSoggettiva.datFine}
          aiuto="Vuota: fino a nuovo ordine"
        />
      </ColumnLayout>
      <CampoTesto
        modulo={modulo}
        nome="desRiferimento"
        etichetta={etichetteSoggettiva.desRiferimento}
        aiuto="Creditore e documento, oppure decreto. Non compare sul cedolino"
      />
      {scelta?.flgCreditore === true && <CampiCreditore modulo={modulo} nuova={voce === undefined} />}
      {codVoce === PRESTITO_INPS && <CampiPiano modulo={modulo} />}
    </ModaleModulo>
  );
};

/** The item without a creditor that its kind does not have, or that it neither had nor has been given. */
const senzaCreditoreNonDetto = (
  valori: SoggettivaInput,
  voce: Soggettiva | undefined,
  dizionario: Dizionario,
): SoggettivaInput => {
  const { creditore, ...resto } = valori;
  const ammesso = dizionario.find(({ codVoce }) => codVoce === valori.codVoce)?.flgCreditore === true;
  const suo = ammesso ? (creditore ?? null) : null;
  return suo === null && voce?.creditore === undefined ? resto : { ...resto, creditore: suo };
};
