import { AppError } from '#platform/errors.ts';
import type { Domicilio, PersonaInput } from '#shared/contracts/anagrafe/persona.ts';
import type { ErroreCampo } from '#shared/contracts/errori.ts';
import { discordanzeDi } from '#shared/domain/codici/identita-fiscale.ts';
import type { ArchivioComuni } from '../../riferimento/luoghi/comuni.ts';
import { luogoAl, type Luogo } from '../../riferimento/luoghi/luoghi.ts';
import { getProvincia } from '../../riferimento/luoghi/province.ts';
import { codiceTributoDi } from '../../riferimento/luoghi/regioni.ts';
import { erroreStatoEstero } from '../../riferimento/luoghi/stati-esteri.ts';
import { decessoOrRefuse } from './decesso.ts';

/** Gathers what the archive refuses, so that a person reads all of it at once. */
export class Rifiuti {
  readonly fields: ErroreCampo[] = [];

  add(path: string, message: string): void {
    this.fields.push({ path, code: 'archivio', message });
  }

  /** @throws RIFERIMENTO_NON_VALIDO when something was refused */
  throwIfAny(): void {
    if (this.fields.length > 0)
      throw new AppError('RIFERIMENTO_NON_VALIDO', this.fields.map(({ message }) => message).join(' '), {
        fields: this.fields,
      });
  }
}

/** The place of a code on a day; refused on its field when it did not exist then. */
export const luogoOrRefuse = (
  archivio: ArchivioComuni,
  codice: string,
  giorno: string,
  path: string,
  rifiuti: Rifiuti,
): Luogo | undefined => {
  const esito = luogoAl(archivio, codice, giorno);
  if (esito.esito === 'valido') return esito.luogo;
  rifiuti.add(path, esito.messaggio);
  return undefined;
};

/**
 * A person checked against the archives and completed: towns by code and day (birth on its day, residence today, each fiscal domicile on its
 * first day), names and provinces of the places, tax regions, domiciles in order.
 * @throws RIFERIMENTO_NON_VALIDO naming each field
 */
export const completePersona = <P extends PersonaInput>(persona: P, archivio: ArchivioComuni, oggi: string): P => {
  const rifiuti = new Rifiuti();
  const nascita = nascitaOrRefuse(persona, archivio, oggi, rifiuti);
  const residenza = residenzaOrRefuse(persona, archivio, oggi, rifiuti);
  const { codCittadinanza, codStatoEstero } = persona;
  if (codCittadinanza !== null)
    checkStato(codCittadinanza, oggi, rifiuti, {
      campo: 'codCittadinanza',
      italiana: 'La cittadinanza è di uno Stato estero; per quella italiana lasciare vuoto.',
    });
  if (codStatoEstero !== null)
    checkStato(codStatoEstero, oggi, rifiuti, {
      campo: 'codStatoEstero',
      italiana: 'Lo Stato di residenza è estero; per chi risiede in Italia indicare il comune.',
    });
  const domicili = persona.domicili.map((domicilio, indice) =>
    completeDomicilio(domicilio, archivio, `domicili.${indice}.codComuneDomf`, rifiuti),
  );
  const decesso = decessoOrRefuse(persona, oggi, (campo, messaggio) => rifiuti.add(campo, messaggio));
  rifiuti.throwIfAny();
  return {
    ...persona,
    ...decesso,
    desComuneNascita: nascita?.descrizione ?? '',
    desComuneRes: residenza?.descrizione ?? '',
    provinciaRes: residenza?.siglaProvincia ?? null,
    domicili: domicili.toSorted((a, b) => (a.dal < b.dal ? -1 : 1)),
    espero: persona.espero.toSorted((a, b) => (a.dal < b.dal ? -1 : 1)),
    flgCfConfermato: persona.flgCfConfermato && discordanzeDi(persona).length > 0,
  };
};

/** Where a person was born; nothing for a company. */
const nascitaOrRefuse = (
  { datNascita, codComuneNascita }: PersonaInput,
  archivio: ArchivioComuni,
  oggi: string,
  rifiuti: Rifiuti,
): Luogo | undefined => {
  if (datNascita === null || codComuneNascita === null) return undefined;
  if (datNascita <= oggi) return luogoOrRefuse(archivio, codComuneNascita, datNascita, 'codComuneNascita', rifiuti);
  rifiuti.add('datNascita', 'La data di nascita è nel futuro.');
  return undefined;
};

/** Where a person lives in Italy; nothing for who lives abroad. */
const residenzaOrRefuse = (
  { codComuneRes }: PersonaInput,
  archivio: ArchivioComuni,
  oggi: string,
  rifiuti: Rifiuti,
): Luogo | undefined => {
  if (codComuneRes === null) return undefined;
  if (!codComuneRes.startsWith('Z')) return luogoOrRefuse(archivio, codComuneRes, oggi, 'codComuneRes', rifiuti);
  rifiuti.add('codComuneRes', 'Qui va un comune italiano: chi risiede in uno Stato estero lo indica nel suo campo.');
  return undefined;
};

/** A foreign State that exists on a day; `italiana`: the words for a code that is not of a State. */
const checkStato = (
  codice: string,
  giorno: string,
  rifiuti: Rifiuti,
  { campo, italiana }: { readonly campo: string; readonly italiana: string },
): void => {
  const errore = codice.startsWith('Z') ? erroreStatoEstero(codice, giorno) : italiana;
  if (errore !== null) rifiuti.add(campo, errore);
};

const completeDomicilio = (
  domicilio: Domicilio,
  archivio: ArchivioComuni,
  path: string,
  rifiuti: Rifiuti,
): Domicilio => {
  if (domicilio.codComuneDomf.startsWith('Z')) {
    rifiuti.add(
      path,
      "Il domicilio fiscale è in un comune italiano: per chi risiede all'estero quello dove il reddito è prodotto (art. 58 DPR 600/1973).",
    );
    return domicilio;
  }
  const luogo = luogoOrRefuse(archivio, domicilio.codComuneDomf, domicilio.dal, path, rifiuti);
  if (luogo === undefined) return domicilio;
  const regione = getProvincia(luogo.siglaProvincia)?.codRegione;
  const tributo =
    regione === null || regione === undefined ? undefined : codiceTributoDi(regione, luogo.siglaProvincia);
  if (tributo === undefined)
    rifiuti.add(path, `La regione di ${luogo.descrizione} non è nota: scegliere il comune che gli è succeduto.`);
  return {
    ...domicilio,
    desComuneDomf: luogo.descrizione,
    codRegioneDomf: tributo?.codice ?? domicilio.codRegioneDomf,
  };
};
