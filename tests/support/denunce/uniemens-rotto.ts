import { bytesDi } from './uniemens-di-prova.ts';

const APRE = '<D0_DenunciaIndividuale>';
const CHIUDE = '</D0_DenunciaIndividuale>';

/** Returns a file of at least that many bytes, the first people of which have a base that is no amount. */
export const uniemensRotto = ({ rotti, byte }: { readonly rotti: number; readonly byte: number }): Uint8Array => {
  const scritto = Buffer.from(bytesDi('due-docenti')).toString('utf8');
  const [inizio, fine] = [scritto.indexOf(APRE), scritto.lastIndexOf('</PosPA>')];
  const sano = scritto.slice(inizio, scritto.indexOf(CHIUDE) + CHIUDE.length);
  const rotto = sano.replace(/<Imponibile>[\d,]+</, '<Imponibile>mille<');
  const sani = Math.ceil(byte / sano.length) - rotti;
  return Buffer.from(
    `${scritto.slice(0, inizio)}${rotto.repeat(rotti)}${sano.repeat(sani)}${scritto.slice(fine)}`,
    'utf8',
  );
};
