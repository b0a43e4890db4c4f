// 人民调解里各项评分看什么。Assessment design, section 2, with the pack's own opening, law and proposals.
import type { StylePack } from "../pack.ts";

export const rubric: StylePack["rubric"] = {
  D1: { counts: { en: "Choice of mediator, may accept, refuse or end, open or not, truth and order, free, court stays open; asks consent", zh: "告知可选调解员、可接受拒绝终止、公开与否、讲实情守秩序、不收费、不妨碍诉讼，并征得同意" }, against: { en: "Skips voluntariness; speaks as an authority that decides", zh: "漏讲自愿；摆出裁判的架子" } },
  D2: { counts: { en: "Visits, checks facts with every side, asks what lies behind the demand", zh: "走访查明、各方核实，问出要求背后的缘由" }, against: { en: "Persuades before finding out; interrogates", zh: "没查明就劝；审问" } },
  D3: { counts: { en: "Lets them finish, gives the words back, takes the grievance before the reason", zh: "让人讲完、把话接住，先顺气再讲理" }, against: { en: "Brushes grievances aside, hurries", zh: "不当回事、催" } },
  D4: { counts: { en: "Equal time and courtesy, local or outsider, strong or weak", zh: "时间、礼数一样，不分本地外来、强弱" }, against: { en: "Partial to one side", zh: "偏袒一方" } },
  D5: { counts: { en: "Grasps the main contradiction; a list of matters all accept", zh: "抓住主要矛盾；列出各方都认的事项" }, against: { en: "Repeats harsh words; chases side issues", zh: "学舌难听的话；纠缠枝节" } },
  D6: { counts: { en: "Face to face or back to back at the right time; heads off early signs", zh: "面对面、背对背用得是时候；苗头及时止住" }, against: { en: "Lets it boil over; scolds", zh: "任由吵开；训人" } },
  D7: { counts: { en: "Says why, keeps it private, asks what may be carried, sees every side", zh: "讲明用意、保密、问能带什么、各方都谈" }, against: { en: "Leaks back-to-back words", zh: "把背对背的话带出去" } },
  D8: { counts: { en: "After finding out, offers plans that meet each side's chief need; asks for theirs as well", zh: "查明之后提方案，顾到各方最要紧的，也问他们的办法" }, against: { en: "A plan before investigation; only splitting sums", zh: "没查明就出方案；只会对半劈" } },
  D9: { counts: { en: "Lawful, workable, exact: who, what, when, how, if not; each states a yes; or ends properly and tells of other ways", zh: "合法、办得到、写得明白：谁、何事、何时、怎么办、不履行怎么办；逐一表态；或依规终止并告知途径" }, against: { en: "Forced signing; vague terms", zh: "逼签；条款含糊" } },
  D10: { counts: { en: "Voluntary throughout; takes nothing; law told truly with its source", zh: "始终自愿；不收好处；法条讲实、有出处" }, against: { en: "Presses, promises, misleads with law", zh: "施压、许诺、拿法条吓人" } },
};
