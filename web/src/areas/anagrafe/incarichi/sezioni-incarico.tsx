import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { IncaricoInput } from '#shared/contracts/anagrafe/incarico.ts';
import {
  causaliCu,
  notaRiscontro,
  tabellaCausaliCu,
  tabellaTipiRapporto,
  tipiRapporto,
} from '#shared/domain/incarichi/incarico.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoNota, CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { etichetteIncarico as etichette } from './etichette.ts';
import { RigheComunicazioni, RigheDichiarazioni } from './righe-incarico.tsx';

interface Props {
  readonly modulo: ControlloModulo<IncaricoInput>;
}

const conNota = (nota: string | undefined, aiuto: string) => ({
  aiuto: nota === undefined ? aiuto : `${aiuto}. ${nota}`,
});
const causali = causaliCu.map((codice) => ({ codice, descrizione: `${codice} ${tabellaCausaliCu.parole[codice]}` }));
const rapporti = tipiRapporto.map((codice) => ({
  codice,
  descrizione: `${codice} ${tabellaTipiRapporto.parole[codice]}`,
}));

/** The flat-rate regime written here before it was refused: payslips take it from the tax data, and this may only be taken away. */
const Forfettario = ({ modulo }: Props) => {
  const [detto] = useState(() => modulo.form.getValues('flgForfettario'));
  return (
    detto && (
      <CampoSiNo
        modulo={modulo}
        nome="flgForfettario"
        etichetta={etichette.flgForfettario}
        aiuto="Nessun cedolino lo legge da qui: toglierlo e scriverlo nei dati fiscali della persona"
      />
    )
  );
};

/** What was agreed: number, object, period, amount. */
export const SezioneContratto = ({ modulo }: Props) => (
  <SpaceBetween size="m">
    <ColumnLayout columns={3}>
      <CampoTesto
        modulo={modulo}
        nome="numIncarico"
        parola="Numero dell’incarico"
        etichetta={etichette.numIncarico}
        aiuto="Del contratto o della lettera di incarico"
      />
      <CampoData modulo={modulo} nome="datIncarico" etichetta={etichette.datIncarico} aiuto="Della firma" />
      <CampoTesto modulo={modulo} nome="desProtocollo" etichetta={etichette.desProtocollo} />
    </ColumnLayout>
    <CampoTesto
      modulo={modulo}
      nome="desOggetto"
      etichetta={etichette.desOggetto}
      aiuto="La prestazione, come è scritta nel contratto"
    />
    <ColumnLayout columns={3}>
      <CampoData modulo={modulo} nome="datInizio" etichetta={etichette.datInizio} />
      <CampoData modulo={modulo} nome="datFine" etichetta={etichette.datFine} aiuto="Vuota: fino a nuovo ordine" />
      <CampoImporto
        modulo={modulo}
        nome="numImporto"
        etichetta={etichette.numImporto}
        aiuto="Al lordo delle ritenute a carico di chi è pagato"
      />
    </ColumnLayout>
  </SpaceBetween>
);

/** The project that pays, the codes of the expense. */
export const SezioneProgetto = ({ modulo }: Props) => (
  <SpaceBetween size="m">
    <CampoTesto modulo={modulo} nome="desProgetto" etichetta={etichette.desProgetto} />
    <ColumnLayout columns={2}>
      <CampoTesto modulo={modulo} nome="codCup" etichetta={etichette.codCup} aiuto="15 caratteri" maiuscole />
      <CampoData modulo={modulo} nome="datDurc" etichetta={etichette.datDurc} aiuto="Del documento richiesto" />
      <CampoTesto modulo={modulo} nome="codCig" etichetta={etichette.codCig} aiuto="10 caratteri" maiuscole />
      <CampoTesto
        modulo={modulo}
        nome="desSenzaCig"
        etichetta={etichette.desSenzaCig}
        aiuto="Per esempio: incarico a persona fisica, art. 7 c. 6 D.Lgs. 165/2001"
      />
    </ColumnLayout>
  </SpaceBetween>
);

/** What certificates and the file of collaborators will say. */
export const SezioneFiscale = ({ modulo }: Props) => (
  <SpaceBetween size="m">
    <ColumnLayout columns={2}>
      <CampoScelta
        modulo={modulo}
        nome="codCausaleCu"
        etichetta={etichette.codCausaleCu}
        voci={causali}
        {...conNota(notaRiscontro(tabellaCausaliCu), 'Punto 1 della certificazione lavoro autonomo')}
      />
      <CampoTesto modulo={modulo} nome="desPartitaIva" etichetta={etichette.desPartitaIva} aiuto="11 cifre" />
    </ColumnLayout>
    <Forfettario modulo={modulo} />
    <ColumnLayout columns={3}>
      <CampoScelta
        modulo={modulo}
        nome="codTipoRapporto"
        etichetta={etichette.codTipoRapporto}
        voci={rapporti}
        {...conNota(notaRiscontro(tabellaTipiRapporto), 'Di collaboratori e occasionali oltre i 5.000 €')}
      />
      <CampoTesto
        modulo={modulo}
        nome="codAttivita"
        etichetta={etichette.codAttivita}
        aiuto="2 cifre, dalla tabella INPS delle attività dei collaboratori"
      />
      <CampoTesto
        modulo={modulo}
        nome="codAltraAss"
        etichetta={etichette.codAltraAss}
        aiuto="3 cifre, se ha altra copertura obbligatoria: per esempio 001"
      />
    </ColumnLayout>
    <RigheDichiarazioni modulo={modulo} />
  </SpaceBetween>
);

/** Who allowed it, and who was told. */
export const SezioneComunicazioni = ({ modulo }: Props) => (
  <SpaceBetween size="m">
    <ColumnLayout columns={3}>
      <CampoTesto
        modulo={modulo}
        nome="desEnteAutorizzazione"
        etichetta={etichette.desEnteAutorizzazione}
        aiuto="L'amministrazione di cui la persona è dipendente"
      />
      <CampoData modulo={modulo} nome="datAutorizzazione" etichetta={etichette.datAutorizzazione} />
      <CampoTesto modulo={modulo} nome="desProtAutorizzazione" etichetta={etichette.desProtAutorizzazione} />
    </ColumnLayout>
    <ColumnLayout columns={2}>
      <CampoTesto
        modulo={modulo}
        nome="codUnilav"
        etichetta={etichette.codUnilav}
        aiuto="Della comunicazione obbligatoria, per le collaborazioni"
      />
      <CampoData modulo={modulo} nome="datUnilav" etichetta={etichette.datUnilav} />
      <CampoTesto
        modulo={modulo}
        nome="codAnagrafePrestazioni"
        etichetta={etichette.codAnagrafePrestazioni}
        aiuto="L'identificativo che il portale assegna all'incarico"
      />
      <CampoData modulo={modulo} nome="datAnagrafePrestazioni" etichetta={etichette.datAnagrafePrestazioni} />
    </ColumnLayout>
    <RigheComunicazioni modulo={modulo} />
    <CampoNota modulo={modulo} nome="note" etichetta={etichette.note} righe={2} />
  </SpaceBetween>
);
