import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { readDatiPersona, type DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { readIdentita } from '#archivio/persone/identita.ts';
import { archivioCon } from '#platform/data/archivio-con.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { CambioDaSalvare, Discordanza } from '#shared/contracts/anagrafe/discordanze.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { cedoliniDiscordanti } from '../../cedolini/discordanze/cedolini-discordanti.ts';
import { denunceDiscordanti, type Nominata } from '../../denunce/discordanze/denunce-discordanti.ts';
import { scuolaDiscordante } from '../../denunce/discordanze/scuola-discordante.ts';
import { operazioniDi } from './cambio-da-salvare.ts';
import { elaborazioniDiscordanti } from './elaborazioni-discordanti.ts';
import { listeDiscordanti } from './liste-discordanti.ts';

/** A person as what is closed may name them: every id and code that they have had, the runs that paid them. */
const nominataDi = async (archivio: Archivio, { persona, pagamenti }: DatiPersona): Promise<Nominata> => {
  const processi = [...new Set(pagamenti.map(({ idProcesso }) => idProcesso))];
  const cedolini = cedoliniRepository(archivio);
  const [{ avute }, testate] = await Promise.all([
    readIdentita(archivio),
    cedolini.uidsDi(processi, [persona.uid]).then(cedolini.getTestate),
  ]);
  return {
    uid: persona.uid,
    avute: avute(persona.uid),
    codici: new Set([persona.desCf, ...testate.map(({ storico }) => storico.desCf)]),
    processi: new Set(processi),
  };
};

/** The closed things of a person that the records of an archive contradict, the latest first. */
const discordanzeDi = async (archivio: Archivio, dati: DatiPersona, chi: Nominata): Promise<Discordanza[]> => {
  const tutte = await Promise.all([
    denunceDiscordanti(archivio, chi),
    cedoliniDiscordanti(archivio, dati),
    listeDiscordanti(archivio, dati),
  ]);
  return tutte.flat().toSorted((a, b) => (a.giorno < b.giorno ? 1 : -1));
};

const chiaveDi = ({ uid, differenze }: Discordanza): string => JSON.stringify([uid, differenze]);

export const discordanzeService = {
  /** The closed things of a person that their records contradict; with a change that is not saved yet, those that it would add. @throws NON_TROVATO, RIFERIMENTO_NON_VALIDO */
  ofPersona: async (
    {
      uidSubAnagrafe,
      cambio,
    }: { readonly uidSubAnagrafe: Uid<'PERSONA'>; readonly cambio?: CambioDaSalvare | undefined },
    archivio: Archivio,
  ): Promise<Discordanza[]> => {
    const dati = await readDatiPersona(archivio, uidSubAnagrafe);
    if (dati === undefined) throw nonTrovato('La persona');
    const chi = await nominataDi(archivio, dati);
    if (cambio === undefined) return discordanzeDi(archivio, dati, chi);
    const dopo = await archivioCon(archivio, await operazioniDi(archivio, dati, cambio));
    const [adesso, cambiati = dati] = await Promise.all([
      discordanzeDi(archivio, dati, chi),
      readDatiPersona(dopo, uidSubAnagrafe),
    ]);
    const note = new Set(adesso.map(chiaveDi));
    const codici = new Set([...chi.codici, cambiati.persona.desCf]);
    return (await discordanzeDi(dopo, cambiati, { ...chi, codici })).filter((una) => !note.has(chiaveDi(una)));
  },

  /** The runs and filings of a year that say of the school what its records do not say any more. */
  ofScuola: async (anno: number, archivio: Archivio): Promise<Discordanza[]> => {
    const tutte = await Promise.all([scuolaDiscordante(archivio, anno), elaborazioniDiscordanti(archivio, anno)]);
    return tutte.flat().toSorted((a, b) => (a.giorno < b.giorno ? 1 : -1));
  },
};
