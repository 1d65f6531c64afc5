import ColumnLayout from '@cloudscape-design/components/column-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useWrite } from '#api/query.ts';
import { limitiInParole } from '#shared/calculation/spiegazione/limiti-in-parole.ts';
import {
  fiscaleRoutes,
  FiscaliModulo,
  fiscaliPredefiniti,
  type Fiscali,
  type FiscaliInput,
} from '#shared/contracts/anagrafe/fiscale.ts';
import { classiGestioneSeparata, descrizioneClasseGestioneSeparata } from '#shared/domain/persona/percettore.ts';
import { useChiediPrima } from '#ui/discordanze/use-chiedi-prima.tsx';
import { CampoAnno } from '#ui/modulo/campi/campo-mese.tsx';
import { CampoAliquota, CampoImporto, CampoIntero } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useCampoIndicato, useFocusIndicato } from '#ui/modulo/use-campo-indicato.ts';
import { useModulo, type ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { AvvisoAliquota } from './avviso-aliquota.tsx';
import { CampiPercettore } from './campi-percettore.tsx';
import { etichetteFiscali } from './etichette-fiscali.ts';
import { SezioneAddizionali } from './sezione-addizionali.tsx';
import { SezioneCu } from './sezione-cu.tsx';

const classi = classiGestioneSeparata.map((codice) => ({
  codice,
  descrizione: descrizioneClasseGestioneSeparata[codice],
}));

type Modulo = ControlloModulo<FiscaliInput>;

/** Part of the form whose words say limits of the law of the year. */
interface SezioneDellAnno {
  readonly modulo: Modulo;
  readonly anno: number;
}

interface Props {
  readonly uidSubAnagrafe: string;
  readonly anno: number;
  readonly fiscali?: Fiscali;
  readonly onChiudi: () => void;
  readonly onSalvati: (fiscali: Fiscali) => void;
}

/** The tax data of a year, new or to be changed. */
export const FiscaliModale = ({ uidSubAnagrafe, anno, fiscali, onChiudi, onSalvati }: Props) => {
  // A year of tax data is named by person and year: no uid for `useSalva`.
  const crea = useWrite(fiscaleRoutes.createFiscali);
  const aggiorna = useWrite(fiscaleRoutes.updateFiscali);
  const chiediPrima = useChiediPrima();
  const modulo = useModulo({
    schema: FiscaliModulo,
    valori: fiscali ?? fiscaliPredefiniti(anno),
    versione: fiscali?.versione,
    salva: async (valori, versione) => {
      if (fiscali === undefined || versione === undefined)
        return crea.mutateAsync({ body: { ...valori, uidSubAnagrafe } });
      await chiediPrima(uidSubAnagrafe, { di: 'FISCALI', valori });
      return aggiorna.mutateAsync({ body: { ...valori, uidSubAnagrafe, versione } });
    },
    onSalvato: (salvati) => {
      onSalvati(salvati);
      onChiudi();
    },
  });
  useFocusIndicato(modulo);
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={fiscali ? `Dati fiscali ${fiscali.numAnno}` : 'Nuovo anno di dati fiscali'}
      size="large"
      onChiudi={onChiudi}
    >
      <ColumnLayout columns={3}>
        <CampoAnno
          modulo={modulo}
          nome="numAnno"
          etichetta={etichetteFiscali.numAnno}
          dal={2023}
          al={anno + 1}
          disabilitato={fiscali !== undefined}
        />
        <CampoAliquota
          modulo={modulo}
          nome="numAliquotaMassima"
          etichetta={etichetteFiscali.numAliquotaMassima}
          aiuto="Quella del percipiente, dall'ultimo cedolino di stipendio"
        />
        <CampoTesto
          modulo={modulo}
          nome="desAliquotaLettaDa"
          etichetta={etichetteFiscali.desAliquotaLettaDa}
          suggerimento="Cedolino NoiPA di gennaio 2026"
        />
      </ColumnLayout>
      <AvvisoAliquota modulo={modulo} />
      <CampiPercettore modulo={modulo} />
      <SezioneRedditi modulo={modulo} anno={anno} />
      <SezioneDetrazioni modulo={modulo} anno={anno} />
      <SezioneContributi modulo={modulo} />
      <SezioneAddizionali modulo={modulo} />
      <SezioneCu modulo={modulo} />
    </ModaleModulo>
  );
};

/** Fields of the closed parts that a payslip may be stopped by: their part opens on them. */
const REDDITI = ['numRedditoPresunto', 'numRedditoLavoroDipendente', 'numRedditoAnnoPrecedente'];
const CONTRIBUTI = ['codGestioneSeparata'];
const useIndicato = (campi: readonly string[]): boolean => campi.includes(useCampoIndicato() ?? '');

const SezioneRedditi = ({ modulo, anno }: SezioneDellAnno) => (
  <ExpandableSection headerText="Redditi" variant="footer" defaultExpanded={useIndicato(REDDITI)}>
    <ColumnLayout columns={2}>
      <CampoImporto
        zeroSeVuoto
        modulo={modulo}
        nome="numRedditoPresunto"
        etichetta={etichetteFiscali.numRedditoPresunto}
        aiuto="Dell'anno, senza l'abitazione principale: serve per detrazioni e bonus"
      />
      <CampoImporto
        zeroSeVuoto
        modulo={modulo}
        nome="numRedditoLavoroDipendente"
        etichetta={etichetteFiscali.numRedditoLavoroDipendente}
        aiuto="Serve per l'imposta sostitutiva del 15 %"
      />
      <CampoImporto
        zeroSeVuoto
        modulo={modulo}
        nome="numRedditoAnnoPrecedente"
        etichetta={etichetteFiscali.numRedditoAnnoPrecedente}
        aiuto="Per la tassazione separata degli arretrati"
      />
      <CampoImporto
        zeroSeVuoto
        modulo={modulo}
        nome="numRedditoSecondoAnnoPrecedente"
        etichetta={etichetteFiscali.numRedditoSecondoAnnoPrecedente}
      />
      <CampoImporto
        zeroSeVuoto
        modulo={modulo}
        nome="numCompensiOccasionaliAltri"
        etichetta={etichetteFiscali.numCompensiOccasionaliAltri}
        aiuto={`Dichiarati dal percipiente: contano per la franchigia${limitiInParole(anno).franchigiaOccasionali}`}
      />
    </ColumnLayout>
  </ExpandableSection>
);

const SezioneDetrazioni = ({ modulo, anno }: SezioneDellAnno) => (
  <ExpandableSection headerText="Detrazioni e bonus" variant="footer">
    <ColumnLayout columns={2}>
      <CampoIntero
        modulo={modulo}
        nome="numGiorniDetrazione"
        etichetta={etichetteFiscali.numGiorniDetrazione}
        aiuto="Non quelli dell'anno: valgono per ciascun cedolino. Vuoto: i giorni della sua competenza"
      />
      <CampoIntero modulo={modulo} nome="numGiorniAnno" etichetta={etichetteFiscali.numGiorniAnno} />
      <CampoSiNo modulo={modulo} nome="flgDetrazioneLavoro" etichetta={etichetteFiscali.flgDetrazioneLavoro} />
      <CampoSiNo
        modulo={modulo}
        nome="flgTrattamentoIntegrativo"
        etichetta={etichetteFiscali.flgTrattamentoIntegrativo}
      />
      <CampoSiNo modulo={modulo} nome="flgRinunciaCuneo" etichetta={etichetteFiscali.flgRinunciaCuneo} />
      <CampoSiNo modulo={modulo} nome="flgRinunciaSostitutiva" etichetta={etichetteFiscali.flgRinunciaSostitutiva} />
      <CampoImporto
        zeroSeVuoto
        modulo={modulo}
        nome="numPlafondSostitutiva"
        etichetta={etichetteFiscali.numPlafondSostitutiva}
        aiuto={`Quello che NoiPA non ha usato del tetto dell'anno${limitiInParole(anno).tettoSostitutiva}`}
      />
      <CampoImporto
        zeroSeVuoto
        modulo={modulo}
        nome="numAltreDetrazioni"
        etichetta={etichetteFiscali.numAltreDetrazioni}
        aiuto={`Contano per il trattamento integrativo${limitiInParole(anno).trattamentoIntegrativo}`}
      />
    </ColumnLayout>
  </ExpandableSection>
);

const SezioneContributi = ({ modulo }: { readonly modulo: Modulo }) => (
  <ExpandableSection headerText="Contributi" variant="footer" defaultExpanded={useIndicato(CONTRIBUTI)}>
    <ColumnLayout columns={2}>
      <CampoScelta
        modulo={modulo}
        nome="codGestioneSeparata"
        etichetta={etichetteFiscali.codGestioneSeparata}
        parola="Classe della Gestione separata"
        voci={classi}
      />
      <CampoImporto
        zeroSeVuoto
        modulo={modulo}
        nome="numImponibileGestSeparataAltri"
        etichetta={etichetteFiscali.numImponibileGestSeparataAltri}
      />
      <CampoSiNo
        modulo={modulo}
        nome="flgMassimale"
        etichetta={etichetteFiscali.flgMassimale}
        aiuto="Per chi è iscritto dal 1996 in poi"
      />
      <CampoSiNo modulo={modulo} nome="flgContributoAggiuntivo" etichetta={etichetteFiscali.flgContributoAggiuntivo} />
      <CampoImporto
        zeroSeVuoto
        modulo={modulo}
        nome="numImponibileContributivoAltri"
        etichetta={etichetteFiscali.numImponibileContributivoAltri}
        aiuto="Dell'anno, con altri datori di lavoro"
      />
      <CampoImporto
        zeroSeVuoto
        modulo={modulo}
        nome="numRetribuzioneMeseEsonero"
        etichetta={etichetteFiscali.numRetribuzioneMeseEsonero}
        aiuto="Solo per gli anni 2022–2024 e per chi ha l'esonero tra le particolarità"
      />
    </ColumnLayout>
  </ExpandableSection>
);
