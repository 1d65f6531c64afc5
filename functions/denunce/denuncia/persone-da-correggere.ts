import type { DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import { personeCambiate, type PersonaCambiata } from '#archivio/denunce/intestatari.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Denuncia, RilievoInRiga } from '#shared/contracts/denunce/denuncia.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { accorciato } from '#shared/domain/testo.ts';

/** The change of a person that a filing names, in words: 'Rossi Maria (codice di prima): codice fiscale, cognome'. */
export const inParole = ({ prima: { desCognome, desNome, desCf }, cosa }: PersonaCambiata): string =>
  `${nominativo(desCognome, desNome)} (${desCf}): ${cosa.join(', ')}`;

const rimedioDi = ({ STATUS, descrizione }: Denuncia, { prima, dopo }: PersonaCambiata): string =>
  STATUS === 'INVIATO'
    ? `"${descrizione}" è già inviata: correggerla presso chi l'ha ricevuta, togliendo quello che dice di ${prima.desCf} e dicendolo di ${dopo.desCf}.`
    : 'Aggiornare la denuncia, poi rifare il file: fino ad allora non si invia.';

/** The findings of a filing that names people otherwise than the registry does today; none of one that was refused. */
export const rilieviPersone = async (
  archivio: Archivio,
  { denuncia, contenuto }: Pick<DenunciaSalvata, 'denuncia' | 'contenuto'>,
): Promise<readonly RilievoInRiga[]> => {
  if (isRespinta(denuncia.esito)) return [];
  return (await personeCambiate(archivio, contenuto)).map((cambiata): RilievoInRiga => {
    const { prima, dopo, cosa } = cambiata;
    return {
      codice: 'denuncia.persona-cambiata',
      gravita: 'AVVISO',
      regola: 'Una denuncia nomina le persone come sono in anagrafe.',
      persona: prima.desCf.length < 11 ? null : prima.desCf,
      campo: 'persona',
      trovato: accorciato(`${nominativo(prima.desCognome, prima.desNome)}, ${prima.desCf}`, 600),
      atteso: accorciato(
        `${nominativo(dopo.desCognome, dopo.desNome)}, ${dopo.desCf} (cambiati: ${cosa.join(', ')})`,
        600,
      ),
      rimedio: accorciato(rimedioDi(denuncia, cambiata), 600),
      chiave: contenuto.records.find(({ persona }) => persona === prima.desCf)?.chiave ?? null,
      nome: 'Persona',
    };
  });
};
