import { ZH as APPOINTMENT } from '../appointments/zh.ts'
import type { WrittenWording } from '../types.ts'

export const ZH: WrittenWording = {
  language: 'zh',
  chat: {
    welcome: '您好！请问有什么可以帮您？',
    notKnown: '抱歉，这个问题我不清楚：我掌握的资料中没有相关内容。',
    notSure: '这个问题我没有确切的答案。最接近的信息如下：',
    ownAnswer: '我们的答复',
    notKnownPart: ({ part }) => `关于“${part}”，我不清楚：我掌握的资料中没有相关内容。`,
    offer: '需要为您转接人工客服吗？',
    greeting: '您好！请问您想了解什么？',
    thanks: '不客气！您还想了解什么吗？',
    goodbye: '再见，感谢您的光临！',
    identity: ({ brand }) =>
      brand
        ? `我是${brand}的自动助手，根据${brand}提供的资料为您解答。`
        : '我是自动助手，根据所提供的资料为您解答。',
    wellbeing: '我很好，谢谢！请问您想了解什么？',
    introduction: '很高兴认识您！请问您想了解什么？',
    acknowledged: '好的。如有其他问题，请随时提问。',
    wait: '请您慢慢来。',
    presence: '是的，我在。请问您想了解什么？',
    noPerson: '抱歉，这里无法为您转接人工客服。我会尽力解答您的问题。',
    handover: '正在为您联系人工客服。请留言，客服会在此回复您。',
    away: ({ back }) => (back ? `目前没有客服在线。我们将于${back}回来。` : '目前没有客服在线。'),
    leaveEmail: '请在此留下您的邮箱，以便我们与您联系。',
    emailKept: '谢谢。我们会通过这个邮箱与您联系。',
    phoneKept: '谢谢。我们会通过这个号码与您联系。',
    fileKept: '谢谢，您的文件已收到。我无法查看文件内容，但我们的工作人员可以查看。',
    personAsked: '我已通知同事，人工客服会在此回复您。',
    returned: ({ name }) => `${name}已离开对话。现在由我继续为您服务。`,
    nobodyCame:
      '抱歉，目前没有空闲的客服。您的请求会保留，客服会尽快在此回复您。在此之前，我很乐意为您解答。',
    failed: '抱歉，我刚才未能回答您的问题。请稍后再试。',
    failedOffer: '如果您愿意，我可以请人工客服来帮助您。',
  },
  action: {
    confirm: ({ name, inputs }) =>
      `要执行此操作吗：${inputs ? `${name}（${inputs}）` : name}？请回答“是”或“否”。`,
    notDone: '好的，未执行任何操作。',
    failed: '抱歉，刚才未能完成操作。',
    unknown: '我无法确定操作是否成功。再次尝试之前，请先向人工客服确认。',
    again: '抱歉，我没有听懂。',
  },
  facts: {
    phone: '电话',
    email: '邮箱',
    address: '地址',
    hours: '营业时间',
    today: '今天',
    tomorrow: '明天',
    closed: '休息',
    from: '开始时间',
    ifOpen: {
      always: '是的，全天营业。',
      until: ({ time }) => `是的，营业到${time}。`,
      laterToday: ({ time }) => `现在没有营业，今天${time}开门。`,
      again: ({ day, time }) => `没有营业，${day}${time}再次开门。`,
      closed: '没有，现在不营业。',
    },
  },
  booking: {
    offer: ({ link }) => `您可以在这里选择时间：${link}`,
    noted: ({ when, link }) =>
      `我已转达您希望的时间：${when}。预约尚未确认，请在这里选择时间：${link}`,
  },
  letter: {
    subject: ({ agent }) => `您与${agent}的对话`,
    above: '请在此行上方填写回复',
    answer: ({ who }) => `直接回复此邮件，${who}即可收到。附件无法送达。`,
    chat: '在聊天中回复',
    noReplies: '我们不会查看对此邮件的回复，请在聊天中回复。',
    earlier: '之前的对话',
    you: '您',
    why: ({ agent }) => `您收到此邮件，是因为您在与${agent}的聊天中留下了邮箱地址。`,
    whole: '将完整对话发送给我',
    wholeSubject: ({ agent }) => `您与${agent}的完整对话`,
    fewer: '不再接收邮件',
    fewerAsk: ({ agent }) => `不再接收来自${agent}的邮件吗？`,
    fewerDone: ({ agent }) => `您不会再收到来自${agent}的邮件。`,
    wholeAsk: ({ agent }) => `通过邮件接收与${agent}的完整对话吗？`,
    wholeDone: '完整对话正在发送给您。',
    notValid: '此链接已失效。',
    poweredBy: '技术支持：',
  },
  appointment: APPOINTMENT,
}
