import type { ReactNode } from 'react';
import { CampoCodiceFiscale, CampoIban } from '#ui/modulo/campi/campo-codici.tsx';
import { CampoComune } from '#ui/modulo/campi/campo-comune.tsx';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoFile } from '#ui/modulo/campi/campo-file.tsx';
import { CampoAnno, CampoMese } from '#ui/modulo/campi/campo-mese.tsx';
import { CampoAliquota, CampoGiorni, CampoImporto, CampoIntero, CampoOre } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoPersona } from '#ui/modulo/campi/campo-persona.tsx';
import { CampoRicerca } from '#ui/modulo/campi/campo-ricerca.tsx';
import { CampoScelta, CampoSceltaMultipla, CampoSiNo, SceltaTra } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoNota, CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { Campo } from '#ui/modulo/campi/campo.tsx';
import { InputData } from '#ui/modulo/campi/input-data.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { Facoltativo } from '#ui/parole/facoltativo.tsx';
import { FormFieldSpiegato } from '#ui/parole/form-field-spiegato.tsx';
import { CampoAnnoScolastico } from '#ui/scelte/scelta-anno-scolastico.tsx';
import type { Esempi, Stati } from '../esempio.ts';
import { compilata, ConModulo, type Scheda } from './con-modulo.tsx';

interface Come {
  readonly modulo: ControlloModulo<Scheda>;
  readonly soloLettura: boolean;
}

/** The states that every field has: empty, filled in, wrong, only read. */
const ofCampo = (campo: (come: Come) => ReactNode): Stati => ({
  vuoto: () => <ConModulo>{(modulo) => campo({ modulo, soloLettura: false })}</ConModulo>,
  compilato: () => <ConModulo valori={compilata}>{(modulo) => campo({ modulo, soloLettura: false })}</ConModulo>,
  sbagliato: () => <ConModulo inviato>{(modulo) => campo({ modulo, soloLettura: false })}</ConModulo>,
  'si legge soltanto': () => (
    <ConModulo valori={compilata}>{(modulo) => campo({ modulo, soloLettura: true })}</ConModulo>
  ),
});

const voci = [
  { codice: 'A', descrizione: 'Prima voce' },
  { codice: 'B', descrizione: 'Seconda voce', dettaglio: 'Con un dettaglio' },
];
const ricerca = { nome: 'catalogo', cerca: () => Promise.resolve(voci) };
const roma = { codComune: 'H501', desComune: 'ROMA', provincia: 'RM' };
const nothing = (): void => undefined;

/** The fields of a form. */
export const campi: Esempi = {
  FormFieldSpiegato: {
    'con il suo aiuto': () => <FormFieldSpiegato label="Aliquota">Un comando disegnato a mano</FormFieldSpiegato>,
    'senza aiuto': () => <FormFieldSpiegato label="Nome">Un comando disegnato a mano</FormFieldSpiegato>,
  },
  CampoTesto: ofCampo((come) => <CampoTesto {...come} nome="testo" etichetta="Testo" aiuto="Fino a 60 caratteri" />),
  CampoNota: ofCampo((come) => <CampoNota {...come} nome="nota" etichetta="Nota" />),
  CampoData: ofCampo((come) => <CampoData {...come} nome="giorno" etichetta="Giorno" />),
  CampoImporto: ofCampo((come) => <CampoImporto {...come} nome="importo" etichetta="Importo" />),
  CampoAliquota: ofCampo((come) => <CampoAliquota {...come} nome="aliquota" etichetta="Aliquota" />),
  CampoOre: ofCampo((come) => <CampoOre {...come} nome="ore" etichetta="Ore" />),
  CampoGiorni: ofCampo((come) => <CampoGiorni {...come} nome="giorni" etichetta="Giorni" />),
  CampoIntero: ofCampo((come) => <CampoIntero {...come} nome="intero" etichetta="Quanti" />),
  CampoMese: ofCampo((come) => <CampoMese {...come} nome="mese" etichetta="Mese" />),
  CampoAnno: ofCampo((come) => <CampoAnno {...come} nome="anno" etichetta="Anno" dal={2020} al={2030} />),
  CampoAnnoScolastico: ofCampo((come) => <CampoAnnoScolastico {...come} nome="anno" etichetta="Anno scolastico" />),
  CampoScelta: ofCampo((come) => <CampoScelta {...come} nome="scelta" etichetta="Voce" voci={voci} />),
  SceltaTra: ofCampo((come) => <SceltaTra {...come} nome="scelta" etichetta="Voce" voci={voci} />),
  CampoSceltaMultipla: ofCampo((come) => <CampoSceltaMultipla {...come} nome="scelte" etichetta="Voci" voci={voci} />),
  CampoSiNo: {
    ...ofCampo((come) => <CampoSiNo {...come} nome="confermato" etichetta="Confermato" descrizione="Di esempio" />),
    interruttore: () => (
      <ConModulo valori={compilata}>
        {(modulo) => <CampoSiNo modulo={modulo} nome="confermato" etichetta="Acceso" interruttore />}
      </ConModulo>
    ),
  },
  CampoIban: ofCampo((come) => <CampoIban {...come} nome="iban" etichetta="IBAN" />),
  CampoCodiceFiscale: ofCampo((come) => (
    <CampoCodiceFiscale {...come} nome="codiceFiscale" etichetta="Codice fiscale" />
  )),
  CampoPersona: ofCampo((come) => <CampoPersona {...come} nome="persona" etichetta="Persona" />),
  CampoRicerca: ofCampo((come) => <CampoRicerca {...come} nome="scelta" etichetta="Voce cercata" ricerca={ricerca} />),
  CampoComune: ofCampo((come) => <CampoComune {...come} nome="comune" etichetta="Comune" iniziale={roma} />),
  CampoFile: ofCampo((come) => (
    <CampoFile {...come} nome="file" etichetta="File" accetta=".json" leggi={(file) => file.text()} />
  )),
  Facoltativo: {
    'accanto al nome': () => (
      <>
        Etichetta <Facoltativo />
      </>
    ),
  },
  Campo: {
    facoltativo: () => (
      <Campo etichetta="Etichetta" facoltativo errore={undefined} descrizione="Descrizione" aiuto="Aiuto">
        Il comando
      </Campo>
    ),
    'con un avviso': () => (
      <Campo etichetta="Etichetta" facoltativo={false} errore={undefined} avviso="Da guardare">
        Il comando
      </Campo>
    ),
    sbagliato: () => (
      <Campo etichetta="Etichetta" facoltativo={false} errore="Va corretto">
        Il comando
      </Campo>
    ),
  },
  InputData: {
    'con il calendario': () => (
      <Campo etichetta="Giorno" facoltativo={false} errore={undefined}>
        <InputData testo="10/02/2026" giorno="2026-02-10" etichetta="Giorno" onTesto={nothing} onGiorno={nothing} />
      </Campo>
    ),
    'si legge soltanto': () => (
      <Campo etichetta="Giorno" facoltativo={false} errore={undefined}>
        <InputData
          testo="10/02/2026"
          giorno="2026-02-10"
          etichetta="Giorno"
          soloLettura
          onTesto={nothing}
          onGiorno={nothing}
        />
      </Campo>
    ),
  },
};
