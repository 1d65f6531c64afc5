import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWrite } from '#api/query.ts';
import { saldiAperturaRoutes, SaldoModulo, type SaldoElencato } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { adempimenti, descrizioneAdempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { descrizionePercettore, tipiPercettore } from '#shared/domain/persona/percettore.ts';
import { CampoMese } from '#ui/modulo/campi/campo-mese.tsx';
import { CampoImporto, CampoIntero } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoPersona } from '#ui/modulo/campi/campo-persona.tsx';
import { CampoScelta, CampoSceltaMultipla } from '#ui/modulo/campi/campo-scelta.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { etichetteSaldo as etichette } from './etichette.ts';
import { RigheContributi } from './righe-contributi.tsx';

interface Props {
  readonly numAnno: number;
  readonly saldo: SaldoElencato | undefined;
  readonly onChiudi: () => void;
}

const percettori = tipiPercettore.map((codice) => ({ codice, descrizione: descrizionePercettore[codice] }));
const denunce = adempimenti.map((codice) => ({ codice, descrizione: descrizioneAdempimento[codice] }));

const IMPORTI = [
  'numLordo',
  'numNetto',
  'numImponibileContributivo',
  'numImponibileIrpef',
  'numIrpef',
  'numImponibileSostitutiva',
  'numImponibileGestioneSeparata',
  'numTrattamentoIntegrativo',
  'numSommaIntegrativa',
  'numIrap',
] as const;

const vuoto = Object.fromEntries([...IMPORTI, 'numGiorniPagati'].map((campo) => [campo, 0]));

/** What another program paid to a person in a month, new or to be changed; whose it is and which month do not change. */
export const SaldoModale = ({ numAnno, saldo, onChiudi }: Props) => {
  const scrivi = useWrite(saldiAperturaRoutes.saveSaldo, [saldiAperturaRoutes.listSaldi]);
  const modulo = useModulo({
    schema: SaldoModulo,
    valori: saldo ?? { ...vuoto, numAnno },
    versione: saldo?.versione,
    salva: (valori, versione) => scrivi.mutateAsync({ body: { ...valori, versione: versione ?? 0 } }),
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={saldo ? `Saldo di apertura di ${saldo.desNominativo}` : 'Nuovo saldo di apertura'}
      size="large"
      onChiudi={onChiudi}
    >
      <SpaceBetween size="m">
        {saldo === undefined && (
          <CampoPersona modulo={modulo} nome="uidSubAnagrafe" etichetta={etichette.uidSubAnagrafe} />
        )}
        <ColumnLayout columns={2}>
          <CampoMese
            modulo={modulo}
            nome="numMese"
            parola="Mese pagato prima"
            etichetta={etichette.numMese}
            aiuto={`Del ${numAnno}, in cui l'altro programma ha pagato`}
            disabilitato={saldo !== undefined}
          />
          <CampoScelta
            modulo={modulo}
            nome="percettore"
            etichetta={etichette.percettore}
            voci={percettori}
            aiuto="A che titolo: i compensi occasionali contano nei 5.000 €"
          />
        </ColumnLayout>
        <ColumnLayout columns={3}>
          {IMPORTI.map((nome) => (
            <CampoImporto key={nome} modulo={modulo} nome={nome} etichetta={etichette[nome]} />
          ))}
          <CampoIntero
            modulo={modulo}
            nome="numGiorniPagati"
            etichetta={etichette.numGiorniPagati}
            aiuto="Che danno detrazioni"
          />
        </ColumnLayout>
        <RigheContributi modulo={modulo} />
        <CampoSceltaMultipla modulo={modulo} nome="adempimenti" etichetta={etichette.adempimenti} voci={denunce} />
      </SpaceBetween>
    </ModaleModulo>
  );
};
