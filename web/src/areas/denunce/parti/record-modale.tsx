import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import type { Denuncia, RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Route } from '#shared/contracts/route.ts';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { CampiRecord } from './campi-record.tsx';
import { formatValore, parolaDi } from './colonne-denuncia.tsx';
import type { Sezione } from './flusso.ts';
import { correzioniDi, gruppiDi } from './gruppi-record.ts';
import { schemaDi, valoriDi, type ValoriModulo } from './valori-record.ts';

interface Props {
  readonly sezione: Sezione;
  readonly denuncia: Denuncia;
  readonly riga: RigaDenuncia;
  /** True where nothing of it may change. */
  readonly chiusa: boolean;
  /** Answers that a change of it makes old. */
  readonly lette: readonly Route[];
  /** Opens the payslip lines that it sums. */
  readonly onOrigini: (riga: RigaDenuncia) => void;
  readonly onChiudi: () => void;
}

/** One record of a filing with all its fields: those that the office writes over are saved together, with the reason. */
export const RecordModale = ({ sezione, denuncia, riga, chiusa, lette, onOrigini, onChiudi }: Props) => {
  const { campi, nomeDi, correzione } = sezione;
  const { uid, versione } = denuncia;
  const scrivi = useWrite(correzione, lette);
  const [gruppi] = useState(() => gruppiDi(campi));
  const [schema] = useState(() => schemaDi(gruppi, z.object({})));
  const modulo = useModulo<ValoriModulo, unknown>({
    schema,
    valori: { ...valoriDi(gruppi, riga) },
    salva: (valori) => {
      const { perche } = valori;
      return scrivi.mutateAsync({
        body: { uid, versione, riga: riga.chiave, campi: correzioniDi(campi, riga, valori), perche },
      });
    },
    messaggio: 'Valori salvati',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo={nomeDi(riga)} size="max" bloccato={chiusa} onChiudi={onChiudi}>
      <SpaceBetween size="m">
        {riga.origini > 0 && (
          <Button formAction="none" onClick={() => onOrigini(riga)}>
            Da dove viene
          </Button>
        )}
        <Scritti campi={campi} riga={riga} />
        <CampiRecord
          modulo={modulo}
          gruppi={gruppi}
          inParole={(nome, valore) => {
            const campo = campi.find((uno) => uno.nome === nome);
            return campo && campo.giorno !== true && campo.percento !== true
              ? parolaDi(campo, riga, valore)
              : undefined;
          }}
        />
        {!chiusa && (
          <CampoTesto
            modulo={modulo}
            nome="perche"
            etichetta="Motivo"
            aiuto="Resta accanto ai valori, con chi e quando"
          />
        )}
      </SpaceBetween>
    </ModaleModulo>
  );
};

/** The values written over, each with the computed one, its author and the reason. */
const Scritti = ({ campi, riga: { inseriti } }: Pick<Props, 'riga'> & Pick<Sezione, 'campi'>) => (
  <>
    {inseriti.map(({ campo: nome, calcolato, chi, perche }) => {
      const campo = campi.find((uno) => uno.nome === nome);
      return campo === undefined ? null : (
        <Box key={nome} color="text-status-info">
          {campo.titolo}: calcolato {formatValore(campo, calcolato)}, scritto da {chi}: {perche}
        </Box>
      );
    })}
  </>
);
