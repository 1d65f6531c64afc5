import type { AssenzaInput } from '#shared/contracts/assenze/assenze.ts';
import { descrizioneGenitoreCongedo, genitoriCongedo } from '#shared/domain/persona/assenze.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoIntero } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { etichetteCongedo as etichette } from '#ui/personale/etichette-assenza.ts';

/** Facts still to be said of a parental leave: nothing of the other parent until it is written. */
export const CONGEDO_DA_DIRE: NonNullable<AssenzaInput['congedo']> = {
  codGenitore: 'MADRE',
  datFineCongedo: '',
  numGiorniAltro: 0,
  numGiorniAltroElevati: 0,
  flgInteriAltro: false,
  flgRedditoSottoSoglia: false,
};

/** The facts that decide how a parental leave is paid and how long it may be. */
export const CampiCongedo = ({ modulo }: { readonly modulo: ControlloModulo<AssenzaInput> }) => (
  <>
    <CampoScelta
      modulo={modulo}
      nome="congedo.codGenitore"
      etichetta={etichette.codGenitore}
      voci={genitoriCongedo.map((codice) => ({ codice, descrizione: descrizioneGenitoreCongedo[codice] }))}
    />
    <CampoData
      modulo={modulo}
      nome="congedo.datFineCongedo"
      etichetta={etichette.datFineCongedo}
      aiuto="Ultimo giorno della maternità o della paternità, con le proroghe: decide i mesi all'80 %"
    />
    <CampoIntero
      modulo={modulo}
      nome="congedo.numGiorniAltro"
      etichetta={etichette.numGiorniAltro}
      aiuto="Congedo parentale per lo stesso figlio, anche presso altri datori"
    />
    <CampoIntero
      modulo={modulo}
      nome="congedo.numGiorniAltroElevati"
      etichetta={etichette.numGiorniAltroElevati}
      aiuto="I mesi pagati di più sono della coppia"
    />
    <CampoSiNo
      modulo={modulo}
      nome="congedo.flgInteriAltro"
      etichetta={etichette.flgInteriAltro}
      aiuto="Il contratto li dà una volta per i due genitori"
    />
    <CampoSiNo
      modulo={modulo}
      nome="congedo.flgRedditoSottoSoglia"
      etichetta={etichette.flgRedditoSottoSoglia}
      aiuto="Due volte e mezzo il trattamento minimo di pensione: gli ultimi mesi sono pagati al 30 %"
    />
  </>
);
