import { describe, expect, it } from "vitest";
import { rangeGeometry } from "./range-geometry.ts";

const write = (v: number): string => `£${v}`;
const gap = (a: number, b: number): string => (a === b ? `met at £${a}` : `£${b - a} apart`);
const line = (offers: { seat: number; values: number[] }[], width = 256) => rangeGeometry([0, 1380], offers, width, write, gap);

describe("offers on a range line", () => {
  it("walk from the first to the latest, one lane a party", () => {
    const g = line([{ seat: 1, values: [1380, 1380, 1150] }, { seat: 2, values: [0, 250, 610] }]);
    expect(g.lanes.map((l) => [l.fromX > l.toX, l.earlier.length])).toEqual([[true, 1], [false, 2]]);
    expect(g.gap).toMatchObject({ low: 610, high: 1150 });
  });
  it("met: nothing is left between them", () => {
    const g = line([{ seat: 1, values: [1380, 960] }, { seat: 2, values: [0, 960] }]);
    expect(g.gap && g.gap.fromX === g.gap.toX).toBe(true);
  });
  it("with three parties the outermost gap counts", () => expect(line([{ seat: 1, values: [1080] }, { seat: 2, values: [680] }, { seat: 3, values: [740] }]).gap).toMatchObject({ low: 680, high: 1080 }));
  it("a party without a figure has no lane, one figure alone no gap", () => {
    const g = line([{ seat: 1, values: [] }, { seat: 2, values: [250] }]);
    expect(g.lanes).toHaveLength(1);
    expect(g.gap).toBeNull();
  });
  it("a figure outside the range stays on the line", () => expect(line([{ seat: 1, values: [5000] }]).lanes[0]?.toX).toBe(248));
});

describe("labels", () => {
  it("stay inside the chart at both ends", () => {
    expect(line([{ seat: 1, values: [0] }]).lanes[0]?.label.anchor).toBe("start");
    expect(line([{ seat: 1, values: [1380] }]).lanes[0]?.label.anchor).toBe("end");
    expect(line([{ seat: 1, values: [1000, 20] }]).lanes[0]?.label.anchor).toBe("start");
  });
  it("the gap's label goes a row lower instead of running into an end of the axis", () => {
    const near = line([{ seat: 1, values: [100] }, { seat: 2, values: [60] }]);
    const middle = line([{ seat: 1, values: [900] }, { seat: 2, values: [500] }]);
    expect((near.gap?.labelY ?? 0) - near.axisY).toBe(33);
    expect((middle.gap?.labelY ?? 0) - middle.axisY).toBe(19);
  });
});
