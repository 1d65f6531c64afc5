import { ServerResponse } from 'node:http';
import { moveDate } from './data-spostata.ts';

/** Moves the clock of this process and of those it begins: what asks for the time is told another, whoever waits waits as long as before. */
export interface Orologio {
  readonly moveTo: (minutes: number) => void;
  readonly stop: () => void;
}

/** Answers say no date: Node takes it from the clock of the machine, and whoever reads it would set the clock right. */
const hideDates = (): (() => void) => {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = new Proxy(writeHead, {
    apply: (target, response: ServerResponse, args) => {
      response.sendDate = false;
      return Reflect.apply(target, response, args);
    },
  });
  return () => {
    ServerResponse.prototype.writeHead = writeHead;
  };
};

const OF_CHILDREN = ` --import ${import.meta.resolve('./orologio-dei-figli.ts')}`;

export const moveClock = (): Orologio => {
  let shift = 0;
  const showTime = moveDate(() => shift);
  const showDates = hideDates();
  const options = process.env.NODE_OPTIONS ?? '';
  return {
    moveTo: (minutes) => {
      shift = minutes * 60_000;
      process.env.OROLOGIO_SPOSTATO = String(shift);
      process.env.NODE_OPTIONS = options + OF_CHILDREN;
    },
    stop: () => {
      showTime();
      showDates();
      delete process.env.OROLOGIO_SPOSTATO;
      process.env.NODE_OPTIONS = options;
    },
  };
};
