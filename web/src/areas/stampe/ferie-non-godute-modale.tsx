import SpaceBetween from '@cloudscape-design/components/space-between';
import { useNavigate } from 'react-router-dom';
import { printFerieNonGodute } from '#shared/contracts/assenze/stampe/ferie-non-godute.ts';
import { quanti } from '#ui/formati.ts';
import { CampoIntero } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';

interface Props {
  readonly numAnno: number;
  readonly uidSubAnagrafeList: string[];
  readonly onChiudi: () => void;
}

/** What the decrees of the people chosen have in common: the days of suspended lessons, the invitation, where the days come from. */
export const FerieNonGoduteModale = ({ numAnno, uidSubAnagrafeList, onChiudi }: Props) => {
  const { ask } = useStampa(printFerieNonGodute);
  const navigate = useNavigate();
  const modulo = useModulo({
    schema: printFerieNonGodute.parametri,
    valori: {
      numAnno,
      uidSubAnagrafeList,
      giorniSospensione: 0,
      invitatoAFruirne: false,
      anzianita: 'REGISTRATA',
      fonteGiorni: 'CALCOLO',
    },
    salva: (valori) => ask(valori),
    messaggio: 'Stampa avviata',
    onSalvato: (indirizzo) => {
      void navigate(indirizzo);
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={`Decreto ferie non godute: ${quanti(uidSubAnagrafeList.length, 'persona', 'persone')}`}
      salva="Stampa"
      onChiudi={onChiudi}
    >
      <SpaceBetween size="m">
        <CampoIntero
          modulo={modulo}
          nome="giorniSospensione"
          etichetta="Giorni di sospensione delle lezioni"
          aiuto="Quelli compresi nei contratti, in cui si potevano prendere le ferie"
        />
        <CampoSiNo
          modulo={modulo}
          nome="invitatoAFruirne"
          etichetta="Invito a fruire delle ferie"
          descrizione="Un invito scritto c'è stato: i giorni di sospensione si detraggono"
        />
        <CampoScelta
          modulo={modulo}
          nome="anzianita"
          parola="Anni di servizio per le ferie"
          etichetta="Anni di servizio"
          aiuto="Oltre tre anni le ferie dell'anno sono 32 giorni, prima 30"
          voci={[
            { codice: 'REGISTRATA', descrizione: 'Quelli dei servizi registrati qui' },
            { codice: 'OLTRE_TRE_ANNI', descrizione: 'Oltre tre anni, anche in altre scuole' },
          ]}
        />
        <CampoScelta
          modulo={modulo}
          nome="fonteGiorni"
          etichetta="Giorni da liquidare"
          voci={[
            { codice: 'CALCOLO', descrizione: 'Calcolati da servizi e assenze' },
            { codice: 'ANAGRAFE', descrizione: 'I giorni residui scritti in anagrafe' },
          ]}
        />
      </SpaceBetween>
    </ModaleModulo>
  );
};
